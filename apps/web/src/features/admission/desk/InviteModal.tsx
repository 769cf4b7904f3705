import { regimes } from '@cracha/contract/features/worker/regimes.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { useState } from 'react';
import { tellBeside } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { Field, Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import {
  useActiveCompanies,
  useAdmissionKits,
  useAdmissionManagers,
  useInvite,
  useOpeningActs,
} from './admission.api.ts';
import { admissionTexts } from './admission.messages.ts';

interface InviteModalProps {
  /** From an opening: name, contact and company are known. */
  candidate?: { id: string; nome: string; idEmpresa: string };
}

/** Invites somebody: who, where the link goes, the job, and until when. */
export function InviteModal({ candidate }: InviteModalProps) {
  const t = useTexts(admissionTexts);
  const regimeWords = useTexts(regimeTexts);
  const companies = useActiveCompanies();
  const managers = useAdmissionManagers();
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const regime = oneOf(regimes, typed.regime) ?? 'empregado';
  const company = candidate?.idEmpresa ?? typed.idEmpresa;
  const kits = useAdmissionKits({ regime, cargo: typed.cargo, idEmpresa: company || undefined });
  // one that was chosen before the work was told otherwise is offered no more
  const chosenKit = kits?.find(({ id }) => id === typed.idDefinicaoKit)?.id;
  const invite = useInvite();
  const { invite: inviteFromOpening, busy } = useOpeningActs();
  const put = (name: string) => (value: string) => {
    setTyped({ ...typed, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const field = (name: string, label: string) => ({
    ...{ label, value: typed[name] ?? '', error: errors[name], 'data-field': name },
  });
  const submit = async () => {
    const idioma = oneOf(languages, currentLanguage());
    const { cargo = '', inicio = '', prazo = '', nome = '', idEmpresa = '', email, celular, idGestor } = typed;
    const kit = chosenKit ? { idDefinicaoKit: chosenKit } : {};
    const lead = idGestor ? { idGestor } : {};
    const job = { cargo, regime, inicio, prazo, ...kit, ...lead, ...(idioma && { idioma }) };
    try {
      if (candidate) await inviteFromOpening(candidate.id, job);
      else await invite.mutateAsync({ ...job, nome, idEmpresa, email, celular });
      toast(t.invited);
      closeModal();
    } catch (error) {
      await tellBeside(error, setErrors);
    }
  };
  return (
    <Modal
      title={candidate ? `${t.inviteTitle}: ${candidate.nome}` : t.inviteTitle}
      dirty={Object.values(typed).some(Boolean)}
      footer={
        <FootAct act={t.sendInvite} why={undefined} busy={invite.isPending || busy} onClick={() => void submit()} />
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {!candidate && (
          <>
            <Field
              className="sm:col-span-2"
              maxLength={120}
              {...field('nome', t.name)}
              onChange={event => put('nome')(event.target.value)}
            />
            <Field
              type="email"
              help={t.eitherContact}
              {...field('email', t.email)}
              onChange={event => put('email')(event.target.value)}
            />
            <Field
              inputMode="tel"
              {...field('celular', t.cellPhone)}
              onChange={event => put('celular')(event.target.value)}
            />
            <Select
              className="sm:col-span-2"
              {...field('idEmpresa', t.company)}
              onChange={event => put('idEmpresa')(event.target.value)}
            >
              <option value="">{t.choose}</option>
              {companies.data?.map(({ id, nomeFantasia }) => (
                <option key={id} value={id}>
                  {nomeFantasia}
                </option>
              ))}
            </Select>
          </>
        )}
        <Field maxLength={120} {...field('cargo', t.job)} onChange={event => put('cargo')(event.target.value)} />
        <Select {...field('regime', t.regime)} value={regime} onChange={event => put('regime')(event.target.value)}>
          {regimes.map(regime => (
            <option key={regime} value={regime}>
              {regimeWords[regime]}
            </option>
          ))}
        </Select>
        {kits && kits.length > 0 && (
          <Select
            className="sm:col-span-2"
            help={t.kitHelp}
            {...field('idDefinicaoKit', t.kit)}
            value={chosenKit ?? ''}
            onChange={event => put('idDefinicaoKit')(event.target.value)}
          >
            <option value="">{t.noKit}</option>
            {kits.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        )}
        {managers && managers.length > 0 && (
          <Select
            className="sm:col-span-2"
            help={t.managerHelp}
            {...field('idGestor', t.manager)}
            onChange={event => put('idGestor')(event.target.value)}
          >
            <option value="">{t.noManager}</option>
            {managers.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        )}
        <DateField {...field('inicio', t.start)} onChange={put('inicio')} />
        <DateField {...field('prazo', t.due)} onChange={put('prazo')} />
      </div>
    </Modal>
  );
}
