import { SaxesParser } from 'saxes';

/** No workbook has more sheets that anybody looks at. */
const MOST_SHEETS = 1000;

export interface SheetNames {
  /** Days are counted from 1904 on, as old Macs did. */
  readonly isFrom1904: () => boolean;
  /** Nobody who opens the workbook sees the sheet that is this part of the file. */
  isHidden(part: string): boolean;
  /** The parts of the file that say it, and what takes them. */
  readonly parts: [part: string, take: (chunk: string) => void][];
  /** The name of the sheet that is this part of the file. */
  of(part: string): string | undefined;
}

/** What a workbook says of its sheets (ECMA-376, 18.2.19, 18.2.20, 18.2.28): names by relation, relations by part. */
export function newSheetNames(): SheetNames {
  const names = new Map<string, string>();
  const targets = new Map<string, string>();
  const hidden = new Set<string>();
  let isFrom1904 = false;
  const book = lenientParser(({ name, attributes }) => {
    if (name === 'workbookPr') isFrom1904 = /^(?:1|true|on)$/.test(attributes.date1904 ?? '');
    const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    if (name !== 'sheet' || !relation || !attributes.name || names.size >= MOST_SHEETS) return;
    names.set(relation, attributes.name);
    if (attributes.state === 'hidden' || attributes.state === 'veryHidden') hidden.add(relation);
  });
  const relations = lenientParser(({ name, attributes: { Id, Target } }) => {
    if (name === 'Relationship' && Id && Target && targets.size < MOST_SHEETS)
      targets.set(Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`, Id);
  });
  return {
    parts: [
      ['xl/workbook.xml', book],
      ['xl/_rels/workbook.xml.rels', relations],
    ],
    isFrom1904: () => isFrom1904,
    isHidden: part => hidden.has(targets.get(part) ?? ''),
    of: part => names.get(targets.get(part) ?? ''),
  };
}

/** A sheet is read whether or not its name is: what is broken here is told nowhere. */
function lenientParser(take: (tag: { name: string; attributes: Record<string, string> }) => void) {
  const parser = new SaxesParser();
  parser.on('error', () => undefined);
  parser.on('opentag', tag => take({ name: localName(tag.name), attributes: tag.attributes }));
  return (chunk: string) => void parser.write(chunk);
}

/** A name without the prefix of its namespace: some programs write `x:row`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
