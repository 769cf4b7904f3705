import type { candidateStages } from '@cracha/contract/features/admission/admission.schemas.ts';
import { admissionSteps, noticeVersion } from '@cracha/contract/features/admission/admission-steps.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import { admissionById, listAdmissions, putFile } from '#features/admission/admission.queries.ts';
import type { AdmissionServices } from '#features/admission/admission.ts';
import { approveAdmission, beginReview, inviteCandidate, returnItems } from '#features/admission/admission.ts';
import { createCandidate, createOpening, moveCandidate } from '#features/admission/opening.ts';
import { giveUp, saveStep, sendAdmission } from '#features/admission/own-admission.ts';
import { kitPapersOf } from '#features/kit/open-kit.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { dayFrom } from '#kernel/day.ts';
import { asCandidate, asStaff, type DemoStaff } from '../demo-acting.ts';
import { type PaperServices, store } from '../documents/demo-papers.ts';
import { companyOfDemo, managerOfDemo, openRecruiting } from './demo-admissions.queries.ts';

type Services = PaperServices & Pick<AdmissionServices, 'secrets' | 'publicUrl'>;

/** Somebody who is invited, with what they tell by steps. */
interface Person {
  nome: string;
  email: string;
  cargo: string;
  regime?: 'empregado' | 'aprendiz' | 'estagiario';
  told: Partial<Record<'identidade' | 'papeis' | 'pessoal' | 'contato' | 'banco', Record<string, string>>>;
  dependants?: Dependant[];
}

const people = {
  invited: {
    nome: 'Enzo Batista',
    email: 'enzo@fora.test',
    cargo: 'Aprendiz administrativo',
    regime: 'aprendiz',
    told: {},
  },
  filling: {
    ...{ nome: 'Lívia Moreira', email: 'livia@fora.test', cargo: 'Auxiliar de escritório' },
    told: {
      identidade: {
        ...{ cpf: '86288366757', nome: 'Lívia Moreira', nascimento: '1999-03-14', sexo: 'feminino' },
        ...{
          naturalidadeCidade: 'Cáceres',
          naturalidadeUf: 'MT',
          naturalidadePais: 'Brasil',
          nacionalidade: 'Brasileira',
        },
        escolaridade: 'superiorIncompleto',
      },
    },
  },
  review: {
    ...{ nome: 'Caio Barreto', email: 'caio@fora.test', cargo: 'Motorista' },
    told: {
      identidade: {
        ...{ cpf: '15350946056', nome: 'Caio Barreto Lopes', nascimento: '1990-08-02', sexo: 'masculino' },
        ...{
          naturalidadeCidade: 'Dourados',
          naturalidadeUf: 'MS',
          naturalidadePais: 'Brasil',
          nacionalidade: 'Brasileira',
        },
        escolaridade: 'medioCompleto',
      },
      papeis: { rgNumero: '1122334', rgOrgao: 'SSP', rgUf: 'MS', rgData: '2008-05-19' },
      pessoal: {
        estadoCivil: 'casado',
        nomeMae: 'Joana',
        nomePai: 'Ademir Lopes',
        racaCor: 'preta',
        deficiencia: 'nenhuma',
      },
      contato: {
        ...{ cep: '78005000', logradouro: 'Rua Barão de Melgaço', numero: '120', bairro: 'Centro Norte' },
        ...{ municipio: 'Cuiabá', uf: 'MT', email: 'caio@fora.test' },
        ...{ emergenciaNome: 'Renata Lopes', emergenciaTelefone: '65999120044' },
      },
      banco: {
        temConta: 'minha',
        ...{ banco: '341', agencia: '2545', conta: '02366', contaDigito: '1', tipoConta: 'corrente' },
        valeTransporte: 'naoQuero',
      },
    },
    dependants: [
      {
        nome: 'Davi Barreto Lopes',
        cpf: null,
        nascimento: '2018-02-11',
        parentesco: 'filho',
        para: ['ir', 'salarioFamilia'],
      },
    ],
  },
  approved: {
    ...{ nome: 'Nádia Fontes', email: 'nadia@fora.test', cargo: 'Analista fiscal' },
    told: {
      identidade: {
        ...{ cpf: '74971268065', nome: 'Nádia Fontes Arruda', nascimento: '1988-11-25', sexo: 'feminino' },
        ...{
          naturalidadeCidade: 'Goiânia',
          naturalidadeUf: 'GO',
          naturalidadePais: 'Brasil',
          nacionalidade: 'Brasileira',
        },
        escolaridade: 'posGraduacao',
      },
      papeis: { rgNumero: '4455667', rgOrgao: 'DGPC', rgUf: 'GO' },
      pessoal: { estadoCivil: 'divorciado', nomeMae: 'Sônia Fontes', racaCor: 'branca', deficiencia: 'auditiva' },
      contato: {
        ...{ cep: '78045000', logradouro: 'Avenida Miguel Sutil', numero: '8800', complemento: 'Apto 302' },
        ...{ bairro: 'Duque de Caxias', municipio: 'Cuiabá', uf: 'MT', email: 'nadia@fora.test' },
      },
      banco: { temConta: 'abrir', valeTransporte: 'quero' },
    },
  },
  gone: {
    nome: 'Otávio Pires',
    email: 'otavio@fora.test',
    cargo: 'Estagiário de contabilidade',
    regime: 'estagiario',
    told: {},
  },
} as const satisfies Record<string, Person>;

const stages: readonly [name: string, stage: (typeof candidateStages)[number]][] = [
  ['Breno Salles', 'novo'],
  ['Iara Campos', 'conversa'],
  ['Olavo Reis', 'escolhido'],
  ['Teresa Lima', 'recusado'],
];

/** Admissions at every stage before hiring, one given up, and an opening with four candidates (product 6.20). */
export async function makeDemoAdmissions(services: Services, helena: DemoStaff): Promise<void> {
  const { pool, jobs, secrets, publicUrl } = services;
  const acts: AdmissionServices = { secrets, publicUrl, enqueue: jobs.enqueue, kitPapersOf };
  const companyId = await asStaff(pool, helena, async tx =>
    (await listAdmissions(tx, {}, undefined, { page: 1, size: 1 })).length > 0 ? undefined : companyOfDemo(tx),
  );
  if (companyId === undefined) return;
  await acrossTenants(pool, 'the demo has openings', tx => openRecruiting(tx, helena.accessGroupId));
  const lead = await asStaff(pool, helena, tx => managerOfDemo(tx, companyId));
  const invite = ({ nome, email, cargo, regime = 'empregado' }: Person, start: number) =>
    asStaff(pool, helena, (tx, by) =>
      inviteCandidate(tx, acts, by, {
        ...{ nome, email, cargo, idEmpresa: companyId, regime, idGestor: lead ?? null },
        ...{ inicio: dayFrom(start), prazo: dayFrom(start - 3) },
      }),
    );
  await invite(people.invited, 20);
  const gone = await invite(people.gone, 15);
  await asCandidate(pool, gone, (tx, by) => giveUp(tx, by, 'Consegui uma vaga mais perto de casa.'));
  const filling = await invite(people.filling, 12);
  await tell(services, filling, people.filling);
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

/** What a candidate answers. Who tells it all delivers the paper and sends. */
async function tell(services: Services, id: string, { nome, told, dependants = [] }: Person): Promise<void> {
  const whole = told.banco !== undefined;
  const paper = whole ? await store(services, `Documento de ${nome}`) : undefined;
  await asCandidate(services.pool, id, async (tx, by) => {
    await saveStep(tx, by, 1, { aviso: noticeVersion });
    for (const [at, step] of admissionSteps.entries()) {
      const campos = Object.entries(told).find(([name]) => name === step)?.[1];
      if (campos) await saveStep(tx, by, at + 1, { campos });
    }
    if (!paper) return;
    await saveStep(tx, by, admissionSteps.indexOf('dependentes') + 1, { dependentes: [...dependants] });
    const row = await admissionById(tx, id);
    const owner = { id, accessGroupId: row?.access_group_id ?? '' };
    const { sha256, size } = paper;
    await putFile(tx, owner, {
      ...{ paper_id: 'identidade', side: 1, name: 'documento.pdf' },
      ...{ sha256, size, content_type: 'application/pdf' },
    });
    await sendAdmission(tx, by);
  });
}
