import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { Events } from '#ui/record/Events.tsx';
import { Facts } from '#ui/record/Facts.tsx';
import { documentWords } from '../document-words.messages.ts';
import { useNamelessWords } from '../useChainWords.ts';
import { useSealStored, useStoredOne, useTakeStored } from './store.api.ts';
import { storeTexts } from './store.messages.ts';

/** One document as the operator may see it. */
export function StoredModal() {
  const t = useTexts(storeTexts);
  const { id = '' } = useAddress().query;
  const found = useStoredOne(id);
  return (
    <Modal shape="side" title={found.data?.codigo ?? t.document} footer={found.data && <Acts one={found.data} />}>
      <ListBody {...loadOf(found)} empty={false} whenEmpty={null}>
        {found.data && <Body one={found.data} />}
      </ListBody>
    </Modal>
  );
}

type One = NonNullable<ReturnType<typeof useStoredOne>['data']>;

function Body({ one }: { one: One }) {
  const t = useTexts(storeTexts);
  const words = useTexts(documentWords);
  const say = useNamelessWords();
  const { int, date, momentInFull } = useFormats();
  return (
    <>
      <Facts
        facts={[
          [t.group, one.grupo],
          [t.state, words.states[one.situacao]],
          [t.cause, one.causa && wordOf(t.causes, one.causa.replace(/:.*/, ''))],
          [t.since, momentInFull(one.criadoEm)],
          [t.kept, one.guardaAte ? date(one.guardaAte) : t.noEnd],
          [t.health, one.saude && t.healthLead],
        ]}
      />
      <h3 className="mt-5 text-base font-bold">{t.files}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line text-sm">
        {one.arquivos.map(({ versao, tamanho, sha256, tipoConteudo }) => (
          <li key={`${versao} ${sha256}`} className="num py-2">
            {t.version(versao)} · {tipoConteudo} · {sizeInWords(tamanho, int)}
            <span className="block text-xs text-ink-2 [overflow-wrap:anywhere]">{sha256}</span>
          </li>
        ))}
      </ul>
      <Events
        title={t.happened}
        events={one.eventos.map(({ seq, em, tipo }) => ({
          key: String(seq),
          what: say(tipo),
          why: null,
          facts: [momentInFull(em)],
        }))}
      />
      <Events
        title={t.openings}
        events={one.aberturas.map(({ em, perfil, conteudo }) => ({
          ...{ key: `${em} ${perfil} ${conteudo}`, what: t.opened(perfil, conteudo), why: null },
          facts: [momentInFull(em)],
        }))}
      />
    </>
  );
}

function Acts({ one }: { one: One }) {
  const t = useTexts(storeTexts);
  const can = useCan();
  const seal = useSealStored(one.id);
  const take = useTakeStored(one.id, `${one.codigo}.pdf`);
  const isStuck = one.situacao === 'selando' || one.situacao === 'falhaSelo';
  return (
    <>
      {isStuck && can('AdminGedEditar') && (
        <Button
          look="primary"
          busy={seal.isPending}
          onClick={() => void seal.mutateAsync().then(() => toast(t.sealing), tellFailure)}
        >
          {t.seal}
        </Button>
      )}
      {!one.saude && can('AdminGedDownload') && (
        <Button
          onClick={() =>
            reasonModal.open({
              title: t.take,
              act: t.take,
              children: t.takeLead,
              onConfirm: why => take.mutateAsync(why),
            })
          }
        >
          {t.take}
        </Button>
      )}
    </>
  );
}
