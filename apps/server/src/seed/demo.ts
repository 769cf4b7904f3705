import { createHash } from 'node:crypto';
import { makeMembership } from '#core/access/membership.factory.ts';
import { makeAccessGroup, refreshAppAccesses } from '#core/access-group/access-group.factory.ts';
import { makeCompany } from '#core/company/company.factory.ts';
import { makeEmployment } from '#core/employment/employment.factory.ts';
import { hashPassword } from '#core/identity/password.ts';
import { makePerson } from '#core/identity/person.factory.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Secrets } from '#kernel/secrets.ts';
import { makeAnnouncements } from './announcements.ts';
import {
  type DemoKey,
  type DemoPlaces,
  demoMemberships,
  demoPassword,
  demoPeople,
  demoTotpKey,
} from './demo-people.ts';
import { makeHelp } from './help.ts';
import { demoRegistry } from './registry.ts';

/** What the demo installation consists of, for the steps that follow (files to import). */
export interface DemoInstallation {
  people: Record<DemoKey, string>;
  pantanal: string;
  boreal: string;
  firstCompany: string;
}

/** Whether the installation has no person at all: the demo is made only then. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('person').select('id').limit(1).execute()).length === 0;
}

/** Makes the people, companies and roles of the demo installation, the same every time. One transaction, across tenants. */
export async function makeDemo(tx: Tx, secrets: Secrets): Promise<DemoInstallation> {
  const passwordHash = await hashPassword(demoPassword);
  const people = await makePeople(tx, passwordHash, secrets);
  const reseller = (
    await tx.insertInto('reseller').values({ name: 'Revenda Sul' }).returning('id').executeTakeFirstOrThrow()
  ).id;
  const pantanal = await makeAccessGroup(tx, { name: 'Grupo Pantanal', resellerId: reseller });
  const boreal = await makeAccessGroup(tx, { name: 'Grupo Boreal', plan: 'Essencial' });
  const companies = await makeRegistry(tx, pantanal, passwordHash);
  const firstCompany = companies[0] ?? '';
  const team = await employDemoPeople(tx, people, { pantanal, boreal, firstCompany, passwordHash });
  const association = await makeAssociation(tx, pantanal, firstCompany);
  const places: DemoPlaces = { pantanal, boreal, association, reseller, teamOfGustavo: team };
  for (const { key, membership } of demoMemberships(places))
    await makeMembership(tx, { ...membership, personId: people[key] });
  // João's password is HR's: his first sign-in accepts the link
  await tx
    .updateTable('person')
    .set({ password_from: 'group', password_group: pantanal })
    .where('id', '=', people.joao)
    .execute();
  for (const group of [pantanal, boreal]) await refreshAppAccesses(tx, group);
  await inviteSigner(tx, pantanal, firstCompany, people.helena);
  await makeAnnouncements(tx, { group: pantanal, company: firstCompany, author: people.helena });
  await makeHelp(tx);
  return { people, pantanal, boreal, firstCompany };
}

async function makePeople(tx: Tx, password_hash: string, secrets: Secrets): Promise<Record<DemoKey, string>> {
  const made = new Map<DemoKey, string>();
  for (const person of demoPeople) {
    const { key, name, email, cpf } = person;
    const cell_phone = 'cellPhone' in person ? person.cellPhone : null;
    const two_factor_active = 'twoFactor' in person;
    const two_factor_secret = two_factor_active ? secrets.seal(demoTotpKey) : null;
    made.set(
      key,
      await makePerson(
        tx,
        { name, email, cpf, cell_phone, password_hash, two_factor_active, two_factor_secret },
        { fresh: 'fresh' in person },
      ),
    );
  }
  const idOf = (key: DemoKey) => made.get(key) ?? '';
  return {
    maria: idOf('maria'),
    joao: idOf('joao'),
    ana: idOf('ana'),
    helena: idOf('helena'),
    gustavo: idOf('gustavo'),
    fernanda: idOf('fernanda'),
    flavio: idOf('flavio'),
    bruno: idOf('bruno'),
    admin: idOf('admin'),
    admin2: idOf('admin2'),
    suporte: idOf('suporte'),
    assoc: idOf('assoc'),
    assoc2: idOf('assoc2'),
    revenda: idOf('revenda'),
  };
}

/** The registry's companies and workers: homonyms are two persons, one person with two contracts is one with two employments. */
async function makeRegistry(tx: Tx, accessGroupId: string, password_hash: string): Promise<string[]> {
  const { companies, workers } = demoRegistry();
  const companyIds = new Map<string, string>();
  for (const c of companies) {
    const address = {
      street: c.street,
      number: c.number,
      district: c.district,
      city: c.city,
      state: c.uf,
      cep: c.zip.replace('-', ''),
    };
    companyIds.set(
      c.cnpj,
      await makeCompany(tx, {
        access_group_id: accessGroupId,
        cnpj: c.cnpj,
        legal_name: c.name,
        trade_name: tradeName(c.name, c.city),
        ...headOfficeOf(c.cnpj, companyIds),
        ...address,
      }),
    );
  }
  const people = new Map<string, string>();
  for (const w of workers) {
    const company_id = companyIds.get(w.company_cnpj);
    if (!company_id) throw new Error(`The registry names a company it does not have: ${w.company_cnpj}`);
    const person_id = people.get(w.cpf) ?? (await makePerson(tx, { name: w.name, cpf: w.cpf, password_hash }));
    people.set(w.cpf, person_id);
    await makeEmployment(tx, {
      access_group_id: accessGroupId,
      company_id,
      person_id,
      name: w.name,
      registration: w.registration,
      pis: w.pis ?? null,
      admitted_on: w.admission ?? null,
    });
  }
  return [...companyIds.values()];
}

/** A branch has the root of its head office's CNPJ, which the registry names before. */
function headOfficeOf(cnpj: string, made: ReadonlyMap<string, string>) {
  const headOffice = [...made].find(([other]) => other.slice(0, 8) === cnpj.slice(0, 8))?.[1];
  return headOffice ? { branch: true, head_office_id: headOffice } : {};
}

function tradeName(legalName: string, city: string): string {
  return legalName.startsWith('Pantanal')
    ? `Pantanal ${city}`
    : legalName.replace(/ (Ltda|S\.?A\.?|S\/A|EIRELI)( - ME)?$/, '');
}

interface Employers {
  pantanal: string;
  boreal: string;
  firstCompany: string;
  passwordHash: string;
}

/** Maria, João, Helena, Gustavo and Ana in the first company; three workers and Ana in Boreal. @returns Gustavo's team */
async function employDemoPeople(
  tx: Tx,
  people: Record<DemoKey, string>,
  { pantanal, boreal, firstCompany, passwordHash }: Employers,
): Promise<string[]> {
  const contracts = [
    ['maria', '002001', 'Auxiliar administrativa', 'Administração', '2019-03-11'],
    ['joao', '002002', 'Operador de empilhadeira', 'Logística', '2025-08-04'],
    ['helena', '002003', 'Analista de RH', 'Recursos Humanos', '2017-02-20'],
    ['gustavo', '002004', 'Supervisor', 'Logística', '2015-06-01'],
    ['ana', '002005', 'Enfermeira do trabalho', 'Saúde', '2020-01-13'],
  ] as const;
  const ids = new Map<string, string>();
  for (const [key, registration, job_title, department, admitted_on] of contracts) {
    const name = demoPeople.find(person => person.key === key)?.name ?? key;
    ids.set(
      key,
      await makeEmployment(tx, {
        access_group_id: pantanal,
        company_id: firstCompany,
        person_id: people[key],
        name,
        registration,
        job_title,
        department,
        admitted_on,
      }),
    );
  }
  await employBoreal(tx, boreal, people.ana, passwordHash);
  return ['maria', 'joao'].flatMap(key => ids.get(key) ?? []);
}

async function employBoreal(tx: Tx, boreal: string, ana: string, password_hash: string): Promise<void> {
  const company_id = await makeCompany(tx, {
    access_group_id: boreal,
    cnpj: 'B0REAL26000181',
    legal_name: 'Boreal Serviços Ltda',
    trade_name: 'Boreal Serviços',
    city: 'Curitiba',
    state: 'PR',
  });
  const workers = [
    // without an admission day: HR has to fill it in
    ['Otávio Lemos Brandão', '60483217004', '100', null],
    ['Sílvia Ferraz Coutinho', '71359482607', '101', '2021-09-13'],
    ['Wagner Tavares Leal', '80264917306', '102', '2023-02-06'],
  ] as const;
  for (const [name, cpf, registration, admitted_on] of workers) {
    const person_id = await makePerson(tx, { name, cpf: withCheckDigits(cpf.slice(0, 9)), password_hash });
    await makeEmployment(tx, {
      access_group_id: boreal,
      company_id,
      person_id,
      name,
      registration,
      department: 'Serviços',
      admitted_on,
    });
  }
  await makeEmployment(tx, {
    access_group_id: boreal,
    company_id,
    person_id: ana,
    name: 'Ana Lúcia Barros',
    registration: '103',
    department: 'Saúde',
    admitted_on: '2022-05-02',
  });
}

/** A CPF with its two check digits (Receita Federal, module 11). */
function withCheckDigits(nine: string): string {
  let cpf = nine;
  for (const length of [9, 10]) {
    const sum = [...cpf].reduce((total, digit, i) => total + Number(digit) * (length + 1 - i), 0);
    const rest = (sum * 10) % 11;
    cpf += rest === 10 ? 0 : rest;
  }
  return cpf;
}

async function makeAssociation(tx: Tx, accessGroupId: string, companyId: string): Promise<string> {
  const { id } = await tx
    .insertInto('association')
    .values({ name: 'Associação Empresarial Pantanal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('association_company')
    .values({ association_id: id, company_id: companyId, access_group_id: accessGroupId })
    .execute();
  return id;
}

/** Vera has no user: she enters by the link's token and the code she got. */
async function inviteSigner(tx: Tx, accessGroupId: string, companyId: string, sentBy: string): Promise<void> {
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const year = Number(dayFrom().slice(0, 4));
  const { id } = await tx
    .insertInto('document')
    .values({
      access_group_id: accessGroupId,
      company_id: companyId,
      sent_by: sentBy,
      title: 'Termo de confidencialidade',
      // before the first number that is given
      code: `D-${year}-000000`,
      asks: 'sign',
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('document_signer')
    .values({
      document_id: id,
      access_group_id: accessGroupId,
      name: 'Vera Antunes',
      email: 'vera@fora.test',
      access_token_hash: sha256('demo-assinante'),
      access_code_hash: sha256('424242'),
    })
    .execute();
}
