import type { OwnFieldKind } from '@cracha/contract/features/worker/own-fields.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** What a company says of one field. */
export interface RuleBody {
  open: boolean;
  kinds: string[];
  bothSides: boolean;
  maxAgeDays: number | null;
  required: boolean;
}

export interface ProofRule extends RuleBody {
  field: string;
  version: number;
}

/** A field of a company's own that may be asked for, or its name where it is closed. */
export interface NamedField {
  id: string;
  name: string;
}

const columns = sql`open, kinds, both_sides as "bothSides", max_age_days as "maxAgeDays", required`;

/** Undefined: there is no such company in reach. */
export async function companyProofs(
  tx: Tx,
  companyId: string,
): Promise<{ accessGroupId: string; rules: ProofRule[]; own: NamedField[] } | undefined> {
  if (!isUuid(companyId)) return undefined;
  const { rows: companies } = await sql<{ id: string }>`
    select access_group_id as id from company where id = ${companyId}::uuid and deleted_at is null`.execute(tx);
  const [company] = companies;
  if (!company) return undefined;
  const { rows: rules } = await sql<ProofRule>`
    select field, ${columns}, version from proof_rule where company_id = ${companyId}::uuid`.execute(tx);
  const { rows: own } = await sql<NamedField>`
    select id, name from company_field where company_id = ${companyId}::uuid and retired_at is null and section <> 'pagamento' order by place, id`.execute(
    tx,
  );
  return { accessGroupId: company.id, rules, own };
}

/** @returns false: somebody saved meanwhile */
export async function keepProofRule(
  tx: Tx,
  companyId: string,
  accessGroupId: string,
  { field, open, kinds, bothSides, maxAgeDays, required, version }: ProofRule,
): Promise<boolean> {
  const { rows } = await sql`
    insert into proof_rule as r (company_id, access_group_id, field, open, kinds, both_sides, max_age_days, required)
    values (${companyId}::uuid, ${accessGroupId}::uuid, ${field}, ${open}, ${kinds}::text[], ${bothSides}, ${maxAgeDays}, ${required})
    on conflict (company_id, field) do update set open = excluded.open, kinds = excluded.kinds, both_sides = excluded.both_sides,
           max_age_days = excluded.max_age_days, required = excluded.required, version = r.version + 1
     where r.version = ${version} returning field`.execute(tx);
  return rows.length > 0;
}

/** The product's rule holds again. @returns false: somebody saved meanwhile */
export async function dropProofRule(
  tx: Tx,
  companyId: string,
  { field, version }: Pick<ProofRule, 'field' | 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    delete from proof_rule where company_id = ${companyId}::uuid and field = ${field} and version = ${version} returning field`.execute(
    tx,
  );
  return rows.length > 0;
}

/** As `company_field` names its kinds. */
const kinds = { text: 'texto', number: 'numero', day: 'data', option: 'opcao', flag: 'simNao' } as const;

export interface AskedRule extends RuleBody {
  field: string;
  /** Of a field of the company's own that is in use. */
  own: { nome: string; tipo: OwnFieldKind; opcoes: string[] } | null;
}

/** What a worker's company says, for who may file a request about them. */
export async function proofRulesOf(tx: Tx, employmentId: string): Promise<AskedRule[]> {
  const { rows } = await sql<
    RuleBody & { field: string; name: string | null; kind: keyof typeof kinds | null; options: string[] | null }
  >`select field, ${columns}, name, kind, options from access.proof_rules_of(${employmentId}::uuid)`.execute(tx);
  return rows.map(({ name, kind, options, ...rule }) => ({
    ...rule,
    own: name === null || kind === null ? null : { nome: name, tipo: kinds[kind], opcoes: options ?? [] },
  }));
}
