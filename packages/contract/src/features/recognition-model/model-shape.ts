import { boxNumbers, type SheetDocument, sheetDocuments } from '../import/import.columns.ts';

/** What a region of a page may hold: one value, or one column of the table of pay items. */
export const valueRoles = [
  'name',
  'cpf',
  'registration',
  'pis',
  'companyCnpj',
  'competence',
  'kind',
  'totalEarnings',
  'totalDeductions',
  'net',
] as const;
export const columnRoles = ['code', 'description', 'reference', 'earnings', 'deductions'] as const;
/** The boxes of an income statement by their numbers; of the seventh the words alone, whatever amounts stand among them. */
export const boxRoles = [...boxNumbers, '7'] as const;
export const regionRoles = [...valueRoles, ...columnRoles, 'year', ...boxRoles] as const;
export type RegionRole = (typeof regionRoles)[number];

/** What a page is made into. */
export const pageDocuments = sheetDocuments;
export type PageDocumentKind = SheetDocument;

/** What a page of this document may hold: a statement is of a year and has boxes, the others a month, lines and totals. */
export function rolesOf(document: PageDocumentKind): readonly RegionRole[] {
  const whose = ['name', 'cpf', 'registration', 'pis', 'companyCnpj'] as const;
  return document === 'informe' ? [...whose, 'year', ...boxRoles] : [...valueRoles, ...columnRoles];
}

/** Left, top, right, bottom as fractions of the upright page. */
export type ModelBox = readonly [x0: number, y0: number, x1: number, y1: number];

export interface ModelAnchor {
  readonly text: string;
  readonly box: ModelBox;
}

export interface ModelRegion {
  readonly role: RegionRole;
  readonly box: ModelBox;
}

/** How a page of one layout is known again, and where its fields stand. Holds no code. */
export interface ModelShape {
  /** What a page is; a payslip where it isn't said. */
  readonly document?: PageDocumentKind | undefined;
  readonly anchors: readonly ModelAnchor[];
  readonly regions: readonly ModelRegion[];
}

/** What a shape lacks to be saved: something to know the page by, and a place to read; no role twice, none of another document. */
export function lackOf({
  document = 'recibo',
  anchors,
  regions,
}: ModelShape): 'anchor' | 'region' | 'twice' | 'foreign' | 'box' | undefined {
  if (!anchors.some(({ text }) => text.trim().length >= 3)) return 'anchor';
  if (regions.length === 0) return 'region';
  if (new Set(regions.map(({ role }) => role)).size < regions.length) return 'twice';
  if (regions.some(({ role }) => !rolesOf(document).includes(role))) return 'foreign';
  const isBox = ({ box: [x0, y0, x1, y1] }: { box: ModelBox }) => x1 > x0 && y1 > y0;
  return [...anchors, ...regions].every(isBox) ? undefined : 'box';
}

export function isRegionRole(name: string): name is RegionRole {
  return regionRoles.some(role => role === name);
}
