const orders = [
  'nomeFantasia',
  '-nomeFantasia',
  'razaoSocial',
  '-razaoSocial',
  'cnpj',
  '-cnpj',
  'totalEmpregados',
  '-totalEmpregados',
] as const;
export type CompanyOrder = (typeof orders)[number];

export interface CompanyFilter {
  search?: string | undefined;
  active?: boolean | undefined;
  headOffice?: string | undefined;
  order?: CompanyOrder | undefined;
}

/** What the address narrows the list by. */
export const filterNames = ['situacao', 'pesquisa'];

export const states = { ativas: true, inativas: false } as const;

export function readFilter({ situacao, pesquisa, ordem }: Readonly<Record<string, string | undefined>>): CompanyFilter {
  const active = situacao === 'ativas' || situacao === 'inativas' ? states[situacao] : undefined;
  return { search: pesquisa, active, order: readOrder(ordem) };
}

function readOrder(text: string | undefined): CompanyOrder | undefined {
  return orders.find(order => order === text);
}

/** The same column turns round, another one begins upwards. */
export function nextOrder(by: string, order: CompanyOrder | undefined): CompanyOrder | undefined {
  return readOrder((order ?? 'nomeFantasia') === by ? `-${by}` : by);
}
