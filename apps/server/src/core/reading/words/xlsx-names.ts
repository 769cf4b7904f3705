import { SaxesParser } from 'saxes';

/** No workbook has more sheets that anybody looks at. */
const MOST_SHEETS = 1000;

export interface SheetNames {
  /** The parts of the file that say it, and what takes them. */
  readonly parts: [part: string, take: (chunk: string) => void][];
  /** The name of the sheet that is this part of the file. */
  of(part: string): string | undefined;
}

/** What the sheets of a workbook are called (ECMA-376, 18.2.20): names by relation, relations by part. */
export function newSheetNames(): SheetNames {
  const names = new Map<string, string>();
  const targets = new Map<string, string>();
  const book = lenientParser(({ name, attributes }) => {
    const relation = attributes['r:id'];
    if (name === 'sheet' && relation && attributes.name && names.size < MOST_SHEETS)
      names.set(relation, attributes.name);
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
    of: part => names.get(targets.get(part) ?? ''),
  };
}

/** A sheet is read whether or not its name is: what is broken here is told nowhere. */
function lenientParser(take: (tag: { name: string; attributes: Record<string, string> }) => void) {
  const parser = new SaxesParser();
  parser.on('error', () => undefined);
  parser.on('opentag', tag => take({ name: tag.name, attributes: tag.attributes }));
  return (chunk: string) => void parser.write(chunk);
}
