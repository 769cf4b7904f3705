import {
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** What a reading program is told that a part of a page is. */
type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

export interface Element {
  role: Role;
  /** Instead of what is drawn. */
  alt: string | undefined;
  kids: (Element | { page: PDFPage; id: number })[];
}

/** The order and kinds of what pages show, for who has them read aloud (ISO 32000, 14.7). What is in none is decoration. */
export class PdfTags {
  readonly #pdf: PDFDocument;
  readonly #roots: Element[] = [];
  readonly #owners = new Map<PDFPage, Element[]>();

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
  }

  /** A part of another, or of the document. */
  element(role: Role, parent?: Element, alt?: string): Element {
    const made: Element = { role, alt, kids: [] };
    if (parent) parent.kids.push(made);
    else this.#roots.push(made);
    return made;
  }

  /** What is drawn meanwhile belongs to the element. */
  mark(page: PDFPage, element: Element, draw: () => void): void {
    const owners = this.#owners.get(page) ?? [];
    this.#owners.set(page, owners);
    const id = owners.push(element) - 1;
    element.kids.push({ page, id });
    const tag = [PDFName.of(element.role), `<</MCID ${id}>>`];
    this.#between(page, PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, tag), draw);
  }

  /** Lines and page numbers: nothing to read. */
  decoration(page: PDFPage, draw: () => void): void {
    this.#between(page, PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]), draw);
  }

  #between(page: PDFPage, begins: PDFOperator, draw: () => void): void {
    page.pushOperators(begins);
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Writes the tree; nothing is drawn afterwards. */
  finish(): void {
    const { context, catalog } = this.#pdf;
    const root = context.nextRef();
    const refs = new Map<Element, PDFRef>();
    const document = context.nextRef();
    context.assign(
      document,
      context.obj({
        Type: 'StructElem',
        S: 'Document',
        P: root,
        K: this.#roots.map(one => this.#write(one, document, refs)),
      }),
    );
    const numbers = [...this.#owners].flatMap(([page, owners], at) => {
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(at));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [PDFNumber.of(at), context.obj(owners.map(owner => refs.get(owner) ?? document))];
    });
    const parents = context.register(context.obj({ Nums: numbers }));
    const tree = { Type: 'StructTreeRoot', K: document, ParentTree: parents, ParentTreeNextKey: this.#owners.size };
    context.assign(root, context.obj(tree));
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  #write(element: Element, parent: PDFRef, refs: Map<Element, PDFRef>): PDFRef {
    const { context } = this.#pdf;
    const own = context.nextRef();
    refs.set(element, own);
    const kids: (PDFRef | PDFDict)[] = element.kids.map(kid =>
      'role' in kid ? this.#write(kid, own, refs) : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id }),
    );
    const said = element.alt === undefined ? {} : { Alt: PDFHexString.fromText(element.alt) };
    context.assign(own, context.obj({ Type: 'StructElem', S: element.role, P: parent, K: kids, ...said }));
    return own;
  }
}
