/** How many items of a kit stand where; `asked` counts them all. */
export interface ItemCounts {
  asked: number;
  accepted: number;
  waived: number;
}

/** What is done of a kit, in whole percent: accepted and waived of what is asked, rounded down. Both sides read this one. */
export function percentOf({ asked, accepted, waived }: ItemCounts): number {
  return asked === 0 ? 100 : Math.floor(((accepted + waived) * 100) / asked);
}
