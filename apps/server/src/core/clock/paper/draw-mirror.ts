import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { drawQr } from '#core/receipt/draw-qr.ts';
import { type Fonts, type Pen, rowsOf, write, writeRight } from '#core/receipt/draw-receipt-pen.ts';
import { type MirrorPaper, mirrorColumns, mirrorTitle } from './mirror-paper.ts';
import { type Element, PdfTags } from './pdf-tags.ts';

const page = { width: 842, height: 595, left: 28, right: 814, top: 562, bottom: 34 } as const;
/** Of the columns, in their order; together the page's width. */
const widths = [42, 94, 92, 112, 34, 34, 36, 38, 44, 48, 32, 38, 36, 106];
const small = 6.5;
const line = 8;
const qrSide = 64;
const firstNumber = 4;
const lastNumber = 12;

/** A4 across, a month on at most two pages. Same input, same bytes. @param at the moment the file says it was made */
export async function drawMirror(paper: MirrorPaper, at: Date): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(mirrorTitle, { showInWindowTitleBar: true });
  pdf.setLanguage('pt-BR');
  pdf.setProducer('Crachá');
  pdf.setCreator('Crachá');
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet = new Sheet(pdf, fonts);
  sheet.text(mirrorTitle, { size: 13, bold: true }, 'H1');
  sheet.down(6);
  sheet.grid(paper.facts, 4);
  sheet.down(4);
  sheet.columns();
  for (const row of paper.rows) sheet.row(row);
  sheet.endTable();
  sheet.section('Totais do período', paper.totals.length > 0);
  sheet.grid(paper.totals, 6);
  sheet.section('Banco de horas: lotes a vencer', paper.bank.length > 0);
  sheet.list(paper.bank, 3);
  sheet.section(
    'Marcações tratadas (I incluída, D desconsiderada, P pré-assinalada, X por exceção)',
    paper.treated.length > 0,
  );
  sheet.list(paper.treated, 3);
  sheet.section('Respostas e decisões', paper.log.length > 0);
  sheet.list(paper.log, 2);
  sheet.signatures(paper.check);
  sheet.footers(paper.footer);
  sheet.finish();
  return pdf.save({ useObjectStreams: false });
}

class Sheet {
  readonly #pdf: PDFDocument;
  readonly #pages: PDFPage[] = [];
  readonly #fonts: Fonts;
  readonly #tags: PdfTags;
  #table: Element | undefined;
  #pen: Pen;

  constructor(pdf: PDFDocument, fonts: Fonts) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#tags = new PdfTags(pdf);
    this.#pen = this.#turn();
  }

  #turn(): Pen {
    const added = this.#pdf.addPage([page.width, page.height]);
    this.#pages.push(added);
    return { page: added, fonts: this.#fonts, y: page.top };
  }

  /** Makes room for so many points: on the next page where they don't fit. @returns true on a new page */
  #room(points: number): boolean {
    if (this.#pen.y - points >= page.bottom) return false;
    this.#pen = this.#turn();
    return true;
  }

  down(points: number): void {
    this.#pen.y -= points;
  }

  text(text: string, look: { size: number; bold: boolean }, role: 'H1' | 'H2'): void {
    this.#marked(this.#tags.element(role), () =>
      write(this.#pen, page.left, text, { ...look, fit: page.right - page.left }),
    );
    this.down(look.size);
  }

  section(title: string, isThere: boolean): void {
    if (!isThere) return;
    this.#room(5 * line);
    this.down(2 * line);
    this.text(title, { size: 8, bold: true }, 'H2');
    this.down(1);
  }

  /** Labels and values beside each other, so many a line. */
  grid(cells: readonly (readonly [string, string])[], across: number): void {
    const width = (page.right - page.left) / across;
    for (let at = 0; at < cells.length; at += across) {
      this.#room(2 * line + 2);
      for (const [place, [label, value]] of cells.slice(at, at + across).entries()) {
        const x = page.left + place * width;
        this.#marked(this.#tags.element('P'), () => {
          write(this.#pen, x, label, { size: 6, muted: true, fit: width - 6 });
          this.#at(1, () => write(this.#pen, x, value, { size: 7.5, fit: width - 6 }));
        });
      }
      this.down(2 * line + 2);
    }
  }

  /** Short lines, so many beside each other. */
  list(lines: readonly string[], across: number): void {
    const width = (page.right - page.left) / across;
    for (let at = 0; at < lines.length; at += across) {
      const cells = lines.slice(at, at + across).map(text => rowsOf(this.#pen, text, width - 8, small));
      const height = Math.max(...cells.map(({ length }) => length)) * line;
      this.#room(height);
      for (const [place, rows] of cells.entries())
        this.#marked(this.#tags.element('P'), () => {
          for (const [below, row] of rows.entries())
            this.#at(below, () => write(this.#pen, page.left + place * width, row, { size: small, fit: width - 8 }));
        });
      this.down(height);
    }
  }

  columns(): void {
    this.down(line);
    const isAgain = this.#table !== undefined;
    this.#table ??= this.#tags.element('Table');
    // on a next page they are read once more to nobody
    const heads = isAgain ? [] : this.#elements('TH');
    this.#cells(mirrorColumns, heads, { bold: true });
    this.#rule(0.9);
  }

  row(cells: readonly string[]): void {
    const rows = cells.map((text, at) => (text ? rowsOf(this.#pen, text, (widths[at] ?? 0) - 3, small) : []));
    const height = Math.max(1, ...rows.map(({ length }) => length)) * line;
    if (this.#room(height + 3)) this.columns();
    this.down(line);
    const elements = this.#elements('TD');
    for (const below of Array.from({ length: height / line }, (_, at) => at))
      this.#at(below, () =>
        this.#cells(
          rows.map(lines => lines[below] ?? ''),
          elements,
          { bold: false },
        ),
      );
    this.down(height - line);
    this.#rule(0.3);
  }

  endTable(): void {
    this.#table = undefined;
  }

  /** A row of the table, with a cell a column. */
  #elements(role: 'TH' | 'TD'): Element[] {
    const row = this.#tags.element('TR', this.#table);
    return mirrorColumns.map(() => this.#tags.element(role, row));
  }

  #cells(texts: readonly string[], elements: readonly Element[], { bold }: { bold: boolean }): void {
    let x: number = page.left;
    for (const [at, text] of texts.entries()) {
      const width = widths[at] ?? 0;
      const look = { size: bold ? 6 : small, bold, fit: width - 3 };
      const isNumber = at >= firstNumber && at <= lastNumber;
      const left = x;
      if (text)
        this.#marked(elements[at], () =>
          isNumber ? writeRight(this.#pen, left + width - 3, text, look) : write(this.#pen, left, text, look),
        );
      x += width;
    }
  }

  #marked(element: Element | undefined, draw: () => void): void {
    if (element) this.#tags.mark(this.#pen.page, element, draw);
    else this.#tags.decoration(this.#pen.page, draw);
  }

  #at(below: number, draw: () => void): void {
    this.#pen.y -= below * line;
    draw();
    this.#pen.y += below * line;
  }

  #rule(thickness: number): void {
    this.down(2.5);
    const [start, end] = [page.left, page.right].map(x => ({ x, y: this.#pen.y }));
    this.#marked(undefined, () => {
      if (start && end) this.#pen.page.drawLine({ start, end, thickness, color: rgb(0.6, 0.6, 0.6) });
    });
  }

  /** Lines to sign on, and between them the public check of a sealed mirror. */
  signatures(check: MirrorPaper['check']): void {
    this.#room(check ? qrSide + line : 5 * line);
    this.down(check ? qrSide : 4 * line);
    const width = 260;
    if (check) this.#check(check);
    for (const [x, who] of [
      [page.left, 'Trabalhador'],
      [page.right - width, 'Empregador'],
    ] as const) {
      const start = { x, y: this.#pen.y + line };
      this.#marked(undefined, () =>
        this.#pen.page.drawLine({ start, end: { x: x + width, y: start.y }, thickness: 0.5 }),
      );
      this.#marked(this.#tags.element('P'), () => write(this.#pen, x, `Assinatura: ${who}`, { size: 7 }));
    }
  }

  #check({ url, code }: { url: string; code: string }): void {
    const { page: sheet, y } = this.#pen;
    const x = page.left + 276;
    const said = `Confira em ${url.split('?')[0]}, código ${code}`;
    this.#marked(this.#tags.element('Figure', undefined, said), () =>
      drawQr(sheet, url, { x, y, side: qrSide - line }),
    );
    const beside = x + qrSide;
    const rows = rowsOf(this.#pen, said, 190, small);
    this.#marked(this.#tags.element('P'), () => {
      for (const [at, text] of rows.entries())
        this.#at(at + 1 - rows.length, () => write(this.#pen, beside, text, { size: small, fit: 190 }));
    });
  }

  footers(text: string): void {
    const { length } = this.#pages;
    for (const [at, sheet] of this.#pages.entries()) {
      this.#pen = { page: sheet, fonts: this.#fonts, y: 20 };
      this.#marked(at === 0 ? this.#tags.element('P') : undefined, () =>
        write(this.#pen, page.left, text, { size: 6.5, muted: true, fit: 640 }),
      );
      this.#marked(undefined, () =>
        writeRight(this.#pen, page.right, `Página ${at + 1} de ${length}`, { size: 6.5, muted: true }),
      );
    }
  }

  finish(): void {
    this.#tags.finish();
  }
}
