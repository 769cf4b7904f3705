import type { Block } from './block.ts';
import { blank } from './page.ts';
import type { PageDocument } from './reading-types.ts';
export function readTimeClock(_block: Block, page: number): PageDocument {
  return blank(page, 7);
}
