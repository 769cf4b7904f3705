import type { QueueItem } from './review.types.ts';

/** Where to go after a decision: the next open one of the same cause, else the first open one. Pure. */
export function nextOf(items: readonly QueueItem[], current: QueueItem): QueueItem | undefined {
  const open = items.filter(item => item.aberto && item.id !== current.id);
  const after = open.filter(item => items.indexOf(item) > items.indexOf(current));
  return (
    after.find(item => item.causa === current.causa) ??
    open.find(item => item.causa === current.causa) ??
    after[0] ??
    open[0]
  );
}

/** The open one before or after a document in the queue's order: the arrows leave out what is decided. */
export function besideOf(items: readonly QueueItem[], current: QueueItem, way: -1 | 1): QueueItem | undefined {
  const at = items.indexOf(current);
  const isOpen = (item: QueueItem) => item.aberto;
  return way === 1 ? items.slice(at + 1).find(isOpen) : items.slice(0, at).findLast(isOpen);
}

/** The open documents a person gets to next, to be fetched before. */
export function aheadOf(items: readonly QueueItem[], current: QueueItem, count: number): QueueItem[] {
  const ahead: QueueItem[] = [];
  for (let at = current, left = items; ahead.length < count; ) {
    const next = nextOf(left, at);
    if (!next) break;
    ahead.push(next);
    left = left.filter(item => item !== at);
    at = next;
  }
  return ahead;
}

/** The queue in the groups it is shown in, in its order. */
export function groupsOf(items: readonly QueueItem[]): [cause: QueueItem['causa'], items: QueueItem[]][] {
  return [...Map.groupBy(items, item => item.causa)];
}
