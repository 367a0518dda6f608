/** Notices of the browser when it is the player's turn. */
import { post, remove } from "./api";
import type { Me } from "./types";

/** Whether this browser can show any. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

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
