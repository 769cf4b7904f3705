import type { TemplateBlock, TemplateBody, TemplateRun } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';

/** A model that the product brings: every access group gets a copy of it, published, and may change it. */
export interface ReadyTemplate {
  key: string;
  title: string;
  description: string;
  fields: OwnField[];
  body: TemplateBody;
}

/** Words between two asterisks are bold. */
function runs(text: string): TemplateRun[] {
  return text
    .split('*')
    .map((texto, at): TemplateRun => (at % 2 === 1 ? { texto, marcas: ['negrito'] } : { texto }))
    .filter(({ texto }) => texto !== '');
}

export const p = (text: string): TemplateBlock => ({
  tipo: 'paragrafo',
  alinhamento: 'justificado',
  conteudo: runs(text),
});
export const title = (text: string): TemplateBlock => ({
  ...{ tipo: 'titulo', nivel: 1, alinhamento: 'centro', conteudo: runs(text) },
});
export const clause = (text: string): TemplateBlock => ({ tipo: 'titulo', nivel: 3, conteudo: runs(text) });
export const list = (...items: string[]): TemplateBlock => ({
  ...{ tipo: 'lista', ordenada: false, itens: items.map(text => ({ conteudo: runs(text) })) },
});
/** Rows of two: what it is, and what it says. */
export const table = (...rows: [string, string][]): TemplateBlock => ({
  ...{ tipo: 'tabela', cabecalho: false, larguras: [2, 3] },
  linhas: rows.map(([name, value]) => ({ celulas: [{ conteudo: runs(`*${name}*`) }, { conteudo: runs(value) }] })),
});

const company: TemplateBlock = {
  tipo: 'assinatura',
  papel: 'empresa',
  conteudo: runs('{{empresa.razaoSocial}}\nEmpregador'),
};
const worker: TemplateBlock = {
  tipo: 'assinatura',
  papel: 'trabalhador',
  conteudo: runs('{{trabalhador.nome}}\nEmpregado(a)'),
};

/** A text with the company on its head, its place and day at the end, and the lines of both. */
export const paper = (...blocks: TemplateBlock[]): TemplateBody => ({
  cabecalho: [{ tipo: 'paragrafo', conteudo: runs('{{empresa.razaoSocial}} · CNPJ {{empresa.cnpj}}') }],
  rodape: [],
  numeraPaginas: true,
  blocos: [...blocks, p('{{empresa.cidade}}, {{datas.hoje|dataExtenso}}.'), company, worker],
});

export const field = (nome: string, rotulo: string, tipo: OwnField['tipo'], obrigatorio = true): OwnField => ({
  ...{ nome, rotulo, tipo, obrigatorio },
});
export const choice = (nome: string, rotulo: string, ...opcoes: string[]): OwnField => ({
  ...{ nome, rotulo, tipo: 'escolha', opcoes, obrigatorio: true },
});

/** Both parties, as every contract names them. */
export const parties = p(
  '*EMPREGADOR:* {{empresa.razaoSocial}}, inscrita no CNPJ sob o nº {{empresa.cnpj}}, com sede em {{empresa.endereco}}. ' +
    '*EMPREGADO(A):* {{trabalhador.nome}}, inscrito(a) no CPF sob o nº {{trabalhador.cpf}}, residente em {{endereco.completo}}.',
);
