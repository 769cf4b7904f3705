import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useFindingSentences } from '#kernel/lazy/findings.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { useHeldDocuments } from './import.api.ts';
import type { ImportDocument, ImportItem } from './import.types.ts';
import { importTexts } from './imports.messages.ts';

/** The documents held back, as a plain list: whose, which page, what is doubted. */
export function HeldModal({ row }: { row: ImportItem }) {
  const t = useTexts(importTexts);
  const held = useHeldDocuments(row.id);
  const items = held.data?.items ?? [];
  const total = held.data?.total ?? 0;
  return (
    <Modal shape="side" title={t.held} description={row.nome}>
      <ListBody {...loadOf(held)} empty={false} whenEmpty={null}>
        {total > items.length && <p className="mb-2 text-xs text-ink-2">{t.heldMore(total)}</p>}
        <ul className="divide-y divide-line text-sm">
          {items.map(document => (
            <li key={document.id} className="py-3">
              <Held document={document} />
            </li>
          ))}
        </ul>
      </ListBody>
    </Modal>
  );
}

function Held({ document }: { document: ImportDocument }) {
  const t = useTexts(importTexts);
  const sentencesOf = useFindingSentences();
  const { money, competence } = useFormats();
  const facts = [
    t.page(document.paginas.join(', ')),
    document.cpf,
    document.mes !== null && document.ano !== null && competence(document.mes, document.ano),
    document.empresa,
  ];
  return (
    <>
      <p className="flex items-baseline gap-3">
        <span className="flex-1 font-semibold">{document.nome ?? t.noName}</span>
        {document.liquido !== null && <span className="num">{money(document.liquido)}</span>}
      </p>
      <p className="num text-xs text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <ul className="mt-1 list-disc pl-4 text-ink-2">
        {sentencesOf(document.achados).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
