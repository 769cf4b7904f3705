import { regimes } from '@cracha/contract/features/worker/regimes.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellBeside, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { useDraft } from '#ui/form/useDraft.ts';
import { Desk } from '#ui/staff/Desk.tsx';
import { OpenedDesk } from '#ui/staff/OpenedDesk.tsx';
import { deletion } from '#ui/staff/questions.ts';
import { definitionTexts } from './definition.messages.ts';
import { type DefinedItem, ItemFields } from './ItemFields.tsx';
import {
  type DefinitionWhole,
  type ListedKind,
  useDefinition,
  useDefinitionActs,
  useKitCompanies,
} from './staff-kit.api.ts';

interface Form {
  nome: string;
  regimes: readonly (typeof regimes)[number][];
  cargos: string;
  idEmpresa: string;
  ativo: boolean;
  itens: readonly DefinedItem[];
}

const isForm = (kept: unknown): kept is Form =>
  typeof kept === 'object' &&
  kept !== null &&
  'itens' in kept &&
  Array.isArray(kept.itens) &&
  'nome' in kept &&
  'cargos' in kept;

let made = 0;
const freshItem = (): DefinedItem => ({
  ...{
    key: `n${++made}`,
    tipo: 'papel',
    nome: '',
    porque: '',
    lados: 1,
    formatos: ['foto', 'pdf'],
    validadeMaxima: null,
  },
  ...{ secao: 'outros', saude: false, salario: false, obrigatorio: true, gestor: false, idModelo: null, dado: null },
  justificativa: null,
});

/** A kit's items in order, on a page of its own; `novo`: a new one. */
export function DefinitionForm({ id, kind }: { id: string; kind: ListedKind }) {
  const t = useTexts(definitionTexts);
  const isNew = id === 'novo';
  const found = useDefinition(isNew ? undefined : id);
  const back = {
    href: `${kind === 'admissao' ? '/rh/mymodel/admission' : '/rh/mymodel/rescission'}?aba=kits`,
    label: t.back,
  };
  useTitle(found.data?.nome ?? t.newTitle);
  if (isNew) return <Editor kind={kind} of={undefined} back={back} />;
  return (
    <OpenedDesk found={found} title={t.newTitle} back={back}>
      {of => <Editor key={of.versao} kind={kind} of={of} back={back} />}
    </OpenedDesk>
  );
}

interface EditorProps {
  kind: ListedKind;
  of: DefinitionWhole | undefined;
  back: { href: string; label: string };
}

function Editor({ kind, of, back }: EditorProps) {
  const t = useTexts(definitionTexts);
  const regimeWords = useTexts(regimeTexts);
  const acts = useDefinitionActs();
  const companies = useKitCompanies();
  const [begun] = useState<Form>(() => ({
    ...{ nome: of?.nome ?? '', regimes: of?.regimes ?? [], ativo: of?.ativo ?? true },
    ...{ cargos: of?.cargos.join('\n') ?? '', idEmpresa: of?.idEmpresa ?? '' },
    itens: of?.itens.map(item => ({ ...item, key: item.id })) ?? [freshItem()],
  }));
  const [form, setForm] = useState(begun);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const draft = useDraft<Form>({
    ...{ of: of?.id ?? 'new', values: form === begun ? undefined : form, version: of?.versao, isValid: isForm },
    ...{ restore: setForm, clear: () => setForm(begun) },
  });
  const set = (change: Partial<Form>) => setForm({ ...form, ...change });
  const setItem = (at: number, change: Partial<DefinedItem>) =>
    set({ itens: form.itens.map((item, n) => (n === at ? { ...item, ...change } : item)) });
  const mayEdit = of === undefined || of.can.includes('edita');
  const save = () => {
    const itens = form.itens.map(({ key: _, ...item }) => item);
    const body = {
      nome: form.nome,
      tipo: kind,
      regimes: [...form.regimes],
      ativo: form.ativo,
      itens,
      cargos: [
        ...new Set(
          form.cargos
            .split('\n')
            .map(one => one.trim())
            .filter(Boolean),
        ),
      ],
      idEmpresa: form.idEmpresa || null,
    };
    void (of ? acts.save({ ...body, id: of.id, versao: of.versao }) : acts.create(body)).then(
      () => {
        draft.done();
        toast(t.saved);
        navigateTo(back.href);
      },
      error => tellBeside(error, setErrors),
    );
  };
  const remove = () =>
    deletion.open({
      title: t.removeTitle,
      consequence: t.removeLead,
      onConfirm: why =>
        acts.remove(of?.id ?? '', why).then(
          () => {
            toast(t.removed);
            navigateTo(back.href, { replace: true });
          },
          async error => {
            await tellFailure(error);
            throw error;
          },
        ),
    });
  return (
    <Desk
      title={form.nome || t.newTitle}
      back={back}
      footer={
        <>
          {of?.can.includes('exclui') && (
            <Button look="danger-ghost" onClick={remove}>
              {t.remove}
            </Button>
          )}
          {mayEdit && (
            <FootAct act={t.save} why={form.nome.trim() === '' && t.nameFirst} busy={acts.busy} onClick={save} />
          )}
        </>
      }
    >
      <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 lg:px-6">
        <div className="grid max-w-3xl gap-5">
          <DraftLine draft={draft} discards />
          {of && of.esperaSegundaPessoa !== null && <Waiting of={of} />}
          <Field
            label={t.name}
            value={form.nome}
            error={errors.nome}
            maxLength={120}
            onChange={event => set({ nome: event.target.value })}
          />
          <fieldset>
            <legend className="text-xs font-semibold">{t.regimes}</legend>
            <p className="text-xs text-ink-2">{t.forAll}</p>
            <div className="mt-1 flex flex-wrap gap-x-5">
              {regimes.map(one => (
                <Checkbox
                  key={one}
                  checked={form.regimes.includes(one)}
                  onChange={() =>
                    set({
                      regimes: form.regimes.includes(one)
                        ? form.regimes.filter(other => other !== one)
                        : [...form.regimes, one],
                    })
                  }
                >
                  {regimeWords[one]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <Select
            label={t.company}
            value={form.idEmpresa}
            error={errors.idEmpresa}
            onChange={event => set({ idEmpresa: event.target.value })}
          >
            <option value="">{t.everyCompany}</option>
            {companies?.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
          <TextArea
            label={t.positions}
            optional
            help={t.positionsHelp}
            rows={2}
            value={form.cargos}
            error={errors.cargos}
            onChange={event => set({ cargos: event.target.value })}
          />
          <Checkbox checked={form.ativo} onChange={event => set({ ativo: event.target.checked })}>
            {t.on}
          </Checkbox>
          <ol className="grid gap-4">
            {form.itens.map((item, at) => (
              <li key={item.key}>
                <ItemFields
                  item={item}
                  at={at}
                  errors={errors}
                  onChange={change => setItem(at, change)}
                  onOut={() => set({ itens: form.itens.filter((_, n) => n !== at) })}
                  onUp={at === 0 ? undefined : () => set({ itens: swapped(form.itens, at) })}
                />
              </li>
            ))}
          </ol>
          <Button className="justify-self-start" onClick={() => set({ itens: [...form.itens, freshItem()] })}>
            <Plus size={16} aria-hidden />
            {t.add}
          </Button>
        </div>
      </div>
    </Desk>
  );
}

/** The item one place higher. */
const swapped = (items: readonly DefinedItem[], at: number): DefinedItem[] =>
  items.map((item, n) => (n === at - 1 ? (items[at] ?? item) : n === at ? (items[at - 1] ?? item) : item));

function Waiting({ of }: { of: DefinitionWhole }) {
  const t = useTexts(definitionTexts);
  const acts = useDefinitionActs();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-warn-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1">{t.waitsFor(of.esperaSegundaPessoa ?? '')}</p>
      {of.can.includes('confirma') && (
        <Button
          size="sm"
          busy={acts.busy}
          onClick={() => void acts.confirm(of.id).then(() => toast(t.confirmed), tellFailure)}
        >
          {t.confirm}
        </Button>
      )}
    </div>
  );
}
