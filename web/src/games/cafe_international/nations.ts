/** The nations whose cloths and guests are drawn, as the edition names them. */
export const NATIONS = ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"] as const;
