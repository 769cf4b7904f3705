import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { FileList } from '#ui/record/FileList.tsx';
import type { DocumentWhole, Followed } from '../document.api.ts';
import { useKindWords } from '../document-words.ts';
import { PagePicture } from '../PagePicture.tsx';
import { takeFile, useVersions } from './following.api.ts';
import { recordTexts } from './record.messages.ts';

const pagesModal = modal(async () => (await import('../PagesModal.tsx')).PagesModal);

/** The first page, and what there is to know of it. */
export function RecordSide({ of }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const { document, request } = of;
  const { id, titulo, situacao, versaoArquivo: version, can, arquivos } = document;
  const pages = request?.paginas ?? document.paginas;
  const isSealed = situacao === 'concluido';
  return (
    <>
      {pages !== null && pages > 0 && (
        <div className="rounded-xl bg-sunken p-4">
          <div className="mx-auto max-w-40">
            <PagePicture id={id} version={version} page={1} pages={pages} />
          </div>
          <Button
            className="mt-3 w-full"
            onClick={() => pagesModal.open({ title: titulo, id, version: version, pages })}
          >
            {t.openPages(pages)}
          </Button>
        </div>
      )}
      <RecordFacts of={of} />
      {request && (
        <Notice icon={ShieldCheck} className="mt-4">
          {isSealed ? t.anybody : t.keeps}
        </Notice>
      )}
      {can.includes('baixa') && <FileList files={arquivos} onTake={file => takeFile(id, file)} />}
      {version > 1 && <Versions document={document} />}
    </>
  );
}

/** Eight groups of a hash's sixty-four signs are enough to compare by eye. */
const short = (hash: string) => hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');

function RecordFacts({ of: { document, request } }: { of: Followed }) {
  const { facts: t } = useTexts(recordTexts);
  const kind = useKindWords();
  const { date, list, momentInFull } = useFormats();
  const { pessoas, totalPessoas, tipo, especie, validoAte, pasta, etiquetas, versaoArquivo, visivel } = document;
  const prazo = request?.prazo ?? document.prazo;
  const selo = request?.selo;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t.about,
      [list(pessoas.map(({ nome }) => nome)), totalPessoas > 3 && `+ ${totalPessoas - 3}`].filter(Boolean).join(' '),
    ],
    [t.type, kind(tipo, especie)],
    [t.deadline, prazo && date(prazo)],
    [t.valid, validoAte && date(validoAte)],
    [t.folder, pasta],
    [t.tags, etiquetas.join(', ')],
    [t.version, versaoArquivo > 1 && versaoArquivo],
    [t.seen, !visivel && t.hidden],
    [t.hashSent, !request?.hashLido && short(document.hashEnviado)],
    [t.hashRead, request?.hashLido && short(request.hashLido)],
    [t.hashFinal, request?.hashFinal && short(request.hashFinal)],
    [t.stamp, selo?.carimbo && `${momentInFull(selo.carimbo.em)}, ${selo.carimbo.autoridade}`],
    [t.sealUntil, selo && date(selo.validoAte)],
  ];
  return (
    <dl className="num mt-4 grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-2.5">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Earlier files: what was read of them stays with them. */
function Versions({ document: { id } }: { document: DocumentWhole }) {
  const t = useTexts(recordTexts);
  const { moment } = useFormats();
  const { data } = useVersions(id);
  if (!data) return null;
  return (
    <section className="mt-5">
      <h2 className="text-base font-bold">{t.versions}</h2>
      <ol className="mt-2 grid gap-3">
        {data.map(({ numero, em, por, motivo }) => (
          <li key={numero}>
            <p className="font-semibold">{t.versionN(numero)}</p>
            <p className="num text-ink-2">{[moment(em), por].filter(Boolean).join(' · ')}</p>
            {motivo && <p className="[overflow-wrap:anywhere]">{motivo}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
