import type { candidateStages } from '@cracha/contract/features/admission/admission.schemas.ts';
import { noticeVersion } from '@cracha/contract/features/admission/admission-steps.ts';
import { admissionById, listAdmissions, putFile } from '#features/admission/admission.queries.ts';
import type { AdmissionServices } from '#features/admission/admission.ts';
import { approveAdmission, beginReview, inviteCandidate, returnItems } from '#features/admission/admission.ts';
import { createCandidate, createOpening, moveCandidate } from '#features/admission/opening.ts';
import { saveStep, sendAdmission } from '#features/admission/own-admission.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { dayFrom } from '#kernel/day.ts';
import { asCandidate, asStaff, type DemoStaff } from '../demo-acting.ts';
import { type PaperServices, store } from '../documents/demo-papers.ts';
import { companyOfDemo, openRecruiting } from './demo-admissions.queries.ts';

type Services = PaperServices & Pick<AdmissionServices, 'secrets' | 'publicUrl'>;

interface Person {
  nome: string;
  email: string;
  cargo: string;
  cpf: string;
  nascimento: string;
}

const people = {
  filling: {
    nome: 'Lívia Moreira',
    email: 'livia@fora.test',
    cargo: 'Auxiliar de escritório',
    cpf: '86288366757',
    nascimento: '1999-03-14',
  },
  review: {
    nome: 'Caio Barreto',
    email: 'caio@fora.test',
    cargo: 'Motorista',
    cpf: '15350946056',
    nascimento: '1990-08-02',
  },
  approved: {
    nome: 'Nádia Fontes',
    email: 'nadia@fora.test',
    cargo: 'Analista fiscal',
    cpf: '74971268065',
    nascimento: '1988-11-25',
  },
} as const satisfies Record<string, Person>;

const stages: readonly [name: string, stage: (typeof candidateStages)[number]][] = [
  ['Breno Salles', 'novo'],
  ['Iara Campos', 'conversa'],
  ['Olavo Reis', 'escolhido'],
  ['Teresa Lima', 'recusado'],
];

/** Three admissions, filling, under review with something returned before, and approved; an opening with four candidates (product 6.20). */
export async function makeDemoAdmissions(services: Services, helena: DemoStaff): Promise<void> {
  const { pool, jobs, secrets, publicUrl } = services;
  const acts: AdmissionServices = { secrets, publicUrl, enqueue: jobs.enqueue };
  const companyId = await asStaff(pool, helena, async tx =>
    (await listAdmissions(tx, {}, undefined, { page: 1, size: 1 })).length > 0 ? undefined : companyOfDemo(tx),
  );
  if (companyId === undefined) return;
  await acrossTenants(pool, 'the demo has openings', tx => openRecruiting(tx, helena.accessGroupId));
  const invite = ({ nome, email, cargo }: Person, start: number) =>
    asStaff(pool, helena, (tx, by) =>
      inviteCandidate(tx, acts, by, {
        ...{ nome, email, cargo, idEmpresa: companyId, regime: 'empregado' },
        ...{ inicio: dayFrom(start), prazo: dayFrom(start - 3) },
      }),
    );
  const filling = await invite(people.filling, 12);
  await tell(services, filling, people.filling, ['identidade']);
  const review = await invite(people.review, 8);
  await tell(services, review, people.review);
  await asStaff(pool, helena, async (tx, by) => {
    const { version: versao } = await beginReview(tx, by, review);
    const itens = [{ campo: 'nomeMae', motivo: 'Falta o sobrenome da mãe. Escreva como no documento.' }];
    await returnItems(tx, acts, by, review, { versao, itens });
  });
  await asCandidate(pool, review, async (tx, by) => {
    await saveStep(tx, by, 4, { campos: { nomeMae: 'Joana Barreto Lopes' } });
    await sendAdmission(tx, by);
  });
  const approved = await invite(people.approved, 5);
  await tell(services, approved, people.approved);
  await asStaff(pool, helena, async (tx, by) => {
    const { version } = await beginReview(tx, by, approved);
    await approveAdmission(tx, by, approved, version);
  });
  await asStaff(pool, helena, async (tx, by) => {
    const idVaga = await createOpening(tx, by, { titulo: 'Auxiliar de logística', idEmpresa: companyId });
    for (const [nome, etapa] of stages) {
      const email = `${nome.split(' ')[0]?.toLowerCase()}@candidato.test`;
      const id = await createCandidate(tx, by, { idVaga, nome, email });
      const motivo = etapa === 'recusado' ? 'Pediu para trabalhar só de manhã.' : undefined;
      if (etapa !== 'novo') await moveCandidate(tx, by, id, { etapa, motivo });
    }
  });
}

/** What a candidate answers; of who is still filling in the first steps alone. */
async function tell(services: Services, id: string, person: Person, only?: readonly string[]): Promise<void> {
  const { cpf, nome, email, nascimento } = person;
  const steps: readonly { n: number; step: string; campos: Record<string, string> }[] = [
    {
      ...{ n: 2, step: 'identidade' },
      campos: {
        ...{ cpf, nome, nascimento, sexo: 'feminino', naturalidadeCidade: 'Cuiabá', naturalidadeUf: 'MT' },
        ...{ naturalidadePais: 'Brasil', nacionalidade: 'Brasileira', escolaridade: 'medioCompleto' },
      },
    },
    { n: 3, step: 'papeis', campos: { rgNumero: '1122334', rgOrgao: 'SSP', rgUf: 'MT' } },
    { n: 4, step: 'pessoal', campos: { estadoCivil: 'solteiro', nomeMae: 'Joana', racaCor: 'parda' } },
    {
      ...{ n: 5, step: 'contato' },
      campos: {
        ...{ cep: '78005000', logradouro: 'Rua Barão de Melgaço', numero: '120', bairro: 'Centro Norte' },
        ...{ municipio: 'Cuiabá', uf: 'MT', email },
      },
    },
    { n: 7, step: 'banco', campos: { temConta: 'abrir', valeTransporte: 'quero' } },
  ];
  const paper = only ? undefined : await store(services, `Documento de ${nome}`);
  await asCandidate(services.pool, id, async (tx, by) => {
    await saveStep(tx, by, 1, { aviso: noticeVersion });
    for (const { n, step, campos } of steps) if (!only || only.includes(step)) await saveStep(tx, by, n, { campos });
    if (!paper) return;
    await saveStep(tx, by, 6, { dependentes: [] });
    const row = await admissionById(tx, id);
    const owner = { id, accessGroupId: row?.access_group_id ?? '' };
    const { sha256, size } = paper;
    await putFile(tx, owner, {
      paper_id: 'identidade',
      side: 1,
      name: 'documento.pdf',
      sha256,
      size,
      content_type: 'application/pdf',
    });
    await sendAdmission(tx, by);
  });
}
