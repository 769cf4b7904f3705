import type { ReadLine } from '../reading-types.ts';
import type { Item } from './drawing.factory.ts';
import type { MadeLayout } from './layout.factory.ts';
import { money } from './payroll.factory.ts';

/** Where a payslip is drawn and the pen that draws it: y goes down, line by line. */
export interface Pen {
  readonly items: Item[];
  readonly x: number;
  readonly width: number;
  readonly step: number;
  y: number;
}

export function write(pen: Pen, layout: MadeLayout, at: number, text: string, align: 'left' | 'right' = 'left'): void {
  pen.items.push({ x: pen.x + at * pen.width, y: pen.y, text: layout.upper ? text.toUpperCase() : text, align });
}

export function amount(layout: MadeLayout, centavos: number): string {
  return `${layout.currency ? 'R$ ' : ''}${plainAmount(layout, centavos)}`;
}

/** 1.234,56, or 1,234.56 where the layout counts so. */
export function plainAmount(layout: MadeLayout, centavos: number): string {
  const text = money(centavos, layout.separator);
  return layout.decimals === 'comma' ? text : text.replace(/[.,]/g, mark => (mark === ',' ? '.' : ','));
}

/** What a description looks like when the layout cuts and upper-cases it. */
export function shown(layout: MadeLayout, line: ReadLine): string {
  return layout.upper ? line.description.toUpperCase() : line.description;
}
