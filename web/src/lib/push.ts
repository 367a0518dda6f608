/** Notices of the browser when it is the player's turn. */
import { get, post, remove } from "./api";
import type { Me, PushInfo } from "./types";

/** The server's key, or empty when it sends no notices or the browser cannot show any. */
export async function pushKey(): Promise<string> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "";
  return (await get<PushInfo>("push")).key;
}

/** Ask the browser and tell the server; null when the visitor or the browser says no. */
export async function subscribe(key: string): Promise<Me | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys, expirationTime } = subscription.toJSON();
  return post<Me>("me/push", { endpoint, keys, expirationTime });
}

export async function unsubscribe(): Promise<Me> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return remove<Me>("me/push");
}
