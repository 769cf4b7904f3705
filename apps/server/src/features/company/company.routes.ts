import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { isCep, normaliseCep } from '@cracha/contract/kernel/wire-contacts.ts';
import { readCnpj } from '@cracha/contract/kernel/wire-numbers.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import { mayAdd } from './company.policy.ts';
import {
  presentAddress,
  presentChoice,
  presentCompany,
  presentConfig,
  presentDocument,
  presentHeadcount,
  presentPage,
  presentReceiptSettings,
} from './company.presenter.ts';
import { companiesInScope, configOf, grantedAccesses, showsFullReceipt } from './company.queries.ts';
import { deleteCompanies, enableCompany } from './company-acts.ts';
import { wishOf } from './company-config.ts';
import { countCompanies, listCompanies } from './company-list.queries.ts';
import {
  addressOfCep,
  type CompanyRecord,
  companyByCnpj,
  companyById,
  documentsOf,
  familyOf,
  headcountsOf,
  receiptSettingsOf,
  sizesOf,
  timesheetApprovalOf,
} from './company-record.queries.ts';
import { configureCompany } from './configure-company.ts';
import { saveCompany } from './save-company.ts';

type Calls = typeof companyContract;
interface Services {
  files: Pick<FileStore, 'put' | 'open'>;
}

/** Companies: HR's registry of them, what managers and workers read of it, and what HR configures. */
export function companyRoutes({ files }: Services): Routes {
  return routes(companyContract, {
    companies: async ({ tx, actor }) =>
      (await companiesInScope(tx, actor)).map(row => presentChoice(row, actor.profile === 'rh')),
    companyByCnpj: async ({ tx, actor, params }) => {
      const cnpj = readCnpj(params.cnpj) ?? refuseField('cnpj', 'INVALID_CNPJ');
      return presentOne(tx, actor, (await companyByCnpj(tx, actor, cnpj)) ?? refuse('NOT_FOUND'));
    },
    companyList: ({ tx, actor, params, query }) => pageFor(tx, actor, params, query),
    managerCompanies: ({ tx, actor, params, query }) => pageFor(tx, actor, params, query),
    companyTotals: async ({ tx, actor, query }) => {
      const { total, active } = await countCompanies(tx, actor.accessGroupId, { search: query.pesquisa });
      return { total, ativas: active, inativas: total - active, podeCadastrar: mayAdd(actor) };
    },
    companyById: async ({ tx, actor, params }) => {
      const row = (await companyById(tx, actor, params.id)) ?? refuse('NOT_FOUND');
      const { head_office, branches } = await familyOf(tx, row);
      return {
        ...(await presentOne(tx, actor, row)),
        versao: row.version,
        nomeMatriz: head_office,
        totalFiliais: branches,
        ...(actor.profile === 'rh' ? await configFor(tx, row.id) : {}),
      };
    },
    saveCompany: async ({ actor, by, query, body, inOwnTransaction }) => {
      const id = await saveCompany({ files }, by, query.id, body, inOwnTransaction);
      return inOwnTransaction(async tx => {
        const row = (await companyById(tx, actor, id)) ?? refuse('NOT_FOUND');
        return { ...(await presentOne(tx, actor, row)), versao: row.version };
      });
    },
    companyLogo: async ({ tx, actor, params }) => {
      const { logo_sha256 } = (await companyById(tx, actor, params.id)) ?? refuse('NOT_FOUND');
      const content = await files.open(logo_sha256 ?? refuse('NOT_FOUND'));
      return { content, contentType: 'image/png', name: 'logo.png', inline: true };
    },
    addressOfCep: async ({ tx, actor, params }) => {
      const cep = normaliseCep(params.cep);
      if (!isCep(cep)) refuseField('cep', 'INVALID_CEP');
      const group = groupOf(actor);
      const known = await addressOfCep(tx, group, cep, actor.permissions.has('RhTrabalhadorVisualizar'));
      return presentAddress(cep, known);
    },
    companyDocuments: async ({ tx, actor, params }) => {
      const { id } = (await companyById(tx, actor, params.id)) ?? refuse('NOT_FOUND');
      return (await documentsOf(tx, id)).map(presentDocument);
    },
    deleteCompanies: ({ tx, by, body }) => deleteCompanies(tx, by, readDeletion(body), body.confirmado !== false),
    enableCompany: async ({ tx, by, params, body }) => {
      await enableCompany(tx, by, params.id, body.ativo);
      return { id: params.id, ativo: body.ativo };
    },
    headcounts: async ({ tx, actor, body }) => {
      const asked = [...new Set(body.idEmpresas)];
      const found = await headcountsOf(tx, actor.accessGroupId, asked);
      return found.length < asked.length ? refuse('NOT_FOUND') : found.map(presentHeadcount);
    },
    receiptSettings: async ({ tx, params }) =>
      presentReceiptSettings((await receiptSettingsOf(tx, params.id)) ?? refuse('NOT_FOUND')),
    hasTimesheetApproval: async ({ tx, query }) =>
      (await timesheetApprovalOf(tx, query.IdEmpresa)) ?? refuse('NOT_FOUND'),
    showsFullReceipt: async ({ tx, params }) => (await showsFullReceipt(tx, params.id)) ?? refuse('NOT_FOUND'),
    configureCompany: async ({ tx, by, params, body }) =>
      presentConfig(await configureCompany(tx, by, params.id, wishOf(body))),
  });
}

async function presentOne(tx: Tx, actor: Actor, row: CompanyRecord) {
  return presentCompany(row, (await sizesOf(tx, [row.id])).get(row.id) ?? 0, actor);
}

async function pageFor(
  tx: Tx,
  actor: Actor,
  params: { page: number; size: number },
  query: QueryOf<Calls['companyList']>,
) {
  const order = query.orderBy ?? 'nomeFantasia';
  const filter = { search: query.pesquisa, active: query.ativo, headOfficeId: query.idMatriz };
  const page = { ...params, after: query.after, order };
  const rows = await listCompanies(tx, actor.accessGroupId, filter, page);
  const { total } = await countCompanies(tx, actor.accessGroupId, filter);
  const sizes = await sizesOf(
    tx,
    rows.map(row => row.id),
  );
  return presentPage(rows, sizes, total, params, actor);
}

async function configFor(tx: Tx, id: string) {
  const config = (await configOf(tx, id)) ?? refuse('NOT_FOUND');
  return {
    config: presentConfig(config),
    appContratados: [...(await grantedAccesses(tx, config.accessGroupId))].sort(),
  };
}
