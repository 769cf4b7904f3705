import type { Ask } from './story.ts';

/** A branch of the demo's company, without anybody in it. @returns its id */
export async function companyOf(ask: Ask, cnpj: string, name: string): Promise<string> {
  const [made] = await ask(
    `insert into company (access_group_id, cnpj, legal_name, trade_name, branch, head_office_id, app_accesses)
     select access_group_id, $1, $2 || ' Ltda', $2, true, id, app_accesses from company where cnpj = '49021913000183' returning id`,
    [cnpj, name],
  );
  return String(made?.id);
}

/** An employment of an invented person, who has no sign-in. @returns its id */
export async function workerOf(
  ask: Ask,
  company: string,
  { cpf, name, registration }: Record<string, string>,
): Promise<string> {
  const [made] = await ask(
    `with made as (insert into person (cpf, name) values ($2, $3) returning id)
     insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on, job_title)
     select c.access_group_id, c.id, made.id, $3, $4, '2022-02-01', 'Marinheiro' from company c, made where c.id = $1 returning id`,
    [company, cpf, name, registration],
  );
  return String(made?.id);
}

/** So many of them at once, each with an e-mail and a worker's role; CPFs begin with `from`, nine digits. */
export async function workersOf(
  ask: Ask,
  company: string,
  { count, from, name }: { count: number; from: number; name: string },
): Promise<void> {
  const people = Array.from({ length: count }, (_, at) => ({
    cpf: cpfOf(String(from + at)),
    name: `${name} ${String(at + 1).padStart(2, '0')}`,
    email: `pessoa${from + at}@pantanal.test`,
    registration: String(from + at),
  }));
  await ask(
    `with given as (select * from jsonb_to_recordset($2::jsonb) as g(cpf text, name text, email text, registration text)),
          made as (insert into person (cpf, name, email) select cpf, name, email from given returning id, cpf),
          role as (insert into membership (person_id, role, access_group_id, access_profile_id)
            select made.id, 'EMPREGADO', c.access_group_id, a.id from made, company c, access_profile a
             where c.id = $1 and a.access_group_id is null and a.role = 'EMPREGADO')
     insert into employment (access_group_id, company_id, person_id, name, registration, admitted_on, job_title, department)
     select c.access_group_id, c.id, made.id, g.name, g.registration, '2022-02-01', 'Conferente', 'Cais' from company c, made join given g on g.cpf = made.cpf where c.id = $1`,
    [company, JSON.stringify(people)],
  );
}

/** Nine digits with the two that check them. */
function cpfOf(nine: string): string {
  const withCheck = (digits: string) => {
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0);
    return digits + String(((sum * 10) % 11) % 10);
  };
  return withCheck(withCheck(nine));
}
