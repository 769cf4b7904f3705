import {
  lackOf,
  type PageDocumentKind,
  type RegionRole,
  rolesOf,
} from '@cracha/contract/features/recognition-model/model-shape.ts';
import type { Model, Shape } from './model.api.ts';

export type Box = [number, number, number, number];

/** An anchor (with words) or a region (with a role), as it is drawn. */
export type Mark = { box: Box } & ({ text: string } | { role: RegionRole });

export function marksOf({ ancoras, regioes }: Pick<Model, 'ancoras' | 'regioes'>): Mark[] {
  return [
    ...ancoras.map(({ texto, caixa }): Mark => ({ text: texto, box: caixa })),
    ...regioes.map(({ papel, caixa }): Mark => ({ role: papel, box: caixa })),
  ];
}

export function shapeOf({ documento, marks }: { documento: PageDocumentKind; marks: readonly Mark[] }): Shape {
  return {
    documento,
    ancoras: marks.flatMap(mark => ('text' in mark ? [{ texto: mark.text.trim(), caixa: mark.box }] : [])),
    regioes: marks.flatMap(mark => ('role' in mark ? [{ papel: mark.role, caixa: mark.box }] : [])),
  };
}

export function lackIn({ documento, marks }: { documento: PageDocumentKind; marks: readonly Mark[] }) {
  return lackOf({
    document: documento,
    anchors: marks.flatMap(mark => ('text' in mark ? [mark] : [])),
    regions: marks.flatMap(mark => ('role' in mark ? [mark] : [])),
  });
}

export const newAnchor: Mark = { text: '', box: [0.05, 0.02, 0.4, 0.08] };

/** The first role that has no region yet. */
export function newRegion(document: PageDocumentKind, marks: readonly Mark[]): Mark {
  const used = new Set(marks.map(mark => ('role' in mark ? mark.role : undefined)));
  return { role: rolesOf(document).find(role => !used.has(role)) ?? 'name', box: [0.3, 0.1, 0.7, 0.15] };
}

/** Per cent with one decimal, as a field shows it; what is typed stays within the page. */
export function percentOf(fraction: number): string {
  return String(Math.round(fraction * 1000) / 10);
}

export function fractionOf(typed: string): number {
  const value = Number(typed.replace(',', '.')) / 100;
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** The box between two corners, whichever way it was dragged. */
export function boxBetween([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): Box {
  const clean = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return [clean(Math.min(ax, bx)), clean(Math.min(ay, by)), clean(Math.max(ax, bx)), clean(Math.max(ay, by))];
}
