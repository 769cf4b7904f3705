import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Progress } from '#ui/base/Progress.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { openPrint, type Printed, printedPage } from './opening.api.ts';
import { openingTexts } from './opening.messages.ts';
import './print-pages.css';

/** A document on paper: its pages, each with code and digest, printed once they are all there. */
export function Screen() {
  const t = useTexts(openingTexts);
  const { query } = useAddress();
  const { printed, pages, failed } = usePages(query.tipo, query.id, query.bilhete);
  const ready = printed !== undefined && pages.length === printed.paginas;
  useTitle(printed?.titulo ?? t.printTitle);
  if (failed)
    return (
      <div role="status" className="pt-4">
        <StateBlock large icon={Printer} title={t.nothing}>
          {t.nothingLead}
        </StateBlock>
      </div>
    );
  if (!ready)
    return (
      <div className="mx-auto w-full max-w-md pt-10 text-center">
        <Progress value={printed ? (pages.length / printed.paginas) * 100 : 0} label={t.printTitle} />
        <p role="status" className="num mt-3 text-ink-2">
          {printed && t.preparing(Math.min(pages.length + 1, printed.paginas), printed.paginas)}
        </p>
      </div>
    );
  return <Paper printed={printed} pages={pages} />;
}

function Paper({ printed: { codigo, titulo, hash, paginas }, pages }: { printed: Printed; pages: readonly string[] }) {
  const t = useTexts(openingTexts);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === paginas) print();
  }, [drawn, paginas]);
  return (
    <>
      <div className="no-print mb-4 flex items-center justify-between gap-3">
        <h1 className="text-xl font-bold tracking-[-.02em] [overflow-wrap:anywhere]">{titulo}</h1>
        <Button look="primary" size="lg" onClick={() => print()}>
          <Printer size={19} aria-hidden />
          {t.again}
        </Button>
      </div>
      {pages.map((address, at) => (
        <section key={address} className="print-page">
          <img src={address} alt={t.page(at + 1, paginas)} onLoad={() => setDrawn(before => before + 1)} />
          <p className="num">
            {codigo} · {t.page(at + 1, paginas)} · {t.hash} {hash}
          </p>
        </section>
      ))}
    </>
  );
}

/** The pages as addresses of pictures, one after the other. */
function usePages(tipo: string | undefined, id: string | undefined, bilhete: string | undefined) {
  const [printed, setPrinted] = useState<Printed>();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const of = bilhete ? { bilhete } : tipo === 'documento' && id ? { id } : undefined;
    const made: string[] = [];
    let current = true;
    const load = async () => {
      if (!of) throw new Error('nothing is asked for');
      const found = await openPrint(of);
      if (current) setPrinted(found);
      for (let n = 1; n <= found.paginas && current; n++) {
        made.push(URL.createObjectURL(await printedPage(n, found.passe)));
        if (current) setPages([...made]);
      }
    };
    load().catch(() => current && setFailed(true));
    return () => {
      current = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [tipo, id, bilhete]);
  return { printed, pages, failed };
}
