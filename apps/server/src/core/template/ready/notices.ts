import { choice, clause, field, list, p, paper, parties, type ReadyTemplate, table, title } from './ready-template.ts';

/** Options and notices. */
export const notices: readonly ReadyTemplate[] = [
  {
    key: 'valeTransporte',
    title: 'Vale-transporte: opção ou renúncia',
    description:
      'Declaração do trabalhador, com percursos ou com a renúncia (Lei nº 7.418/1985; Decreto nº 10.854/2021).',
    fields: [
      choice('opcao', 'Opção', 'quero receber', 'não quero receber'),
      field('percursos', 'Linhas e percursos de ida e volta', 'texto', false),
      field('passagens', 'Passagens por dia', 'numero', false),
      field('motivo', 'Como vai ao trabalho, se renuncia', 'texto', false),
    ],
    body: paper(
      title('Vale-transporte'),
      table(
        ['Empregado(a)', '{{trabalhador.nome}}'],
        ['CPF', '{{trabalhador.cpf}}'],
        ['Matrícula', '{{trabalhador.matricula}}'],
        ['Endereço', '{{endereco.completo}}'],
        ['Opção', '{{campo.opcao}}'],
      ),
      p('{{#se campo.opcao = "quero receber"}}'),
      p(
        'Declaro que preciso do vale-transporte para ir de casa ao trabalho e voltar (Lei nº 7.418/1985, art. 1º; Decreto nº 10.854/2021), nestes percursos:',
      ),
      table(['Percursos', '{{campo.percursos}}'], ['Passagens por dia', '{{campo.passagens}}']),
      list(
        'Autorizo o desconto de até 6% (seis por cento) do meu salário básico, limitado ao valor das passagens (Lei nº 7.418/1985, art. 4º, parágrafo único).',
        'Uso o vale só no percurso entre a casa e o trabalho. A declaração falsa e o uso indevido são falta grave.',
        'Aviso quando mudar de endereço, de percurso ou de meio de transporte.',
      ),
      p('{{#senao}}'),
      p(
        'Declaro que não preciso do vale-transporte e renuncio a ele{{#se campo.motivo ≠ ""}}, porque {{campo.motivo}}{{/se}}. Posso mudar esta opção a qualquer tempo, por escrito, sem efeito para trás.',
      ),
      p('{{/se}}'),
    ),
  },
  {
    key: 'ferias',
    title: 'Aviso e recibo de férias',
    description: 'Aviso com 30 dias de antecedência e recibo do pagamento (CLT, arts. 135, 143 e 145).',
    fields: [
      field('aquisitivoDe', 'Período aquisitivo, início', 'data'),
      field('aquisitivoAte', 'Período aquisitivo, fim', 'data'),
      field('inicio', 'Início das férias', 'data'),
      field('fim', 'Último dia das férias', 'data'),
      field('volta', 'Volta ao trabalho', 'data'),
      field('dias', 'Dias de férias', 'numero'),
      field('abono', 'Dias de abono', 'numero', false),
      field('bruto', 'Total bruto', 'moeda', false),
      field('descontos', 'Descontos', 'moeda', false),
      field('liquido', 'Valor líquido', 'moeda', false),
      field('pagamento', 'Dia do pagamento', 'data', false),
    ],
    body: paper(
      title('Aviso de férias'),
      p(
        'A {{trabalhador.nome}}, matrícula {{trabalhador.matricula}}, função {{contrato.cargo}}: comunicamos, com a antecedência de ao menos 30 (trinta) dias (CLT, art. 135), que as suas férias serão concedidas assim:',
      ),
      table(
        ['Período aquisitivo', '{{campo.aquisitivoDe|data}} a {{campo.aquisitivoAte|data}}'],
        ['Férias', '{{campo.inicio|data}} a {{campo.fim|data}} ({{campo.dias}} dias)'],
        ['Volta ao trabalho', '{{campo.volta|data}}'],
      ),
      p('{{#se campo.abono ≠ "" e campo.abono > 0}}'),
      p(
        'Foi pedida a conversão de {{campo.abono}} ({{campo.abono|extenso}}) dias em abono pecuniário (CLT, art. 143).',
      ),
      p('{{/se}}'),
      p(
        'As férias não começam nos dois dias antes de feriado ou do repouso semanal (CLT, art. 134, § 3º). O pagamento é feito até dois dias antes do início (CLT, art. 145), com o terço constitucional (Constituição, art. 7º, XVII).',
      ),
      p('{{#se campo.liquido ≠ ""}}'),
      clause('Recibo de férias'),
      table(
        ['Total bruto', '{{campo.bruto|moeda}}'],
        ['Descontos', '{{campo.descontos|moeda}}'],
        ['Valor líquido', '{{campo.liquido|moeda}}'],
        ['Pago em', '{{campo.pagamento|data}}'],
      ),
      p(
        'Recebi {{campo.liquido|moeda}} ({{campo.liquido|extenso}}) pelas férias acima, e dou quitação desse valor (CLT, art. 145, parágrafo único).',
      ),
      p('{{#senao}}'),
      p('Estou ciente das férias acima.'),
      p('{{/se}}'),
    ),
  },
  {
    key: 'avisoPrevio',
    title: 'Aviso prévio',
    description: 'Do empregador ou do empregado, trabalhado ou indenizado (CLT, arts. 487 a 491; Lei nº 12.506/2011).',
    fields: [
      choice('quem', 'Quem avisa', 'empregador', 'empregado'),
      choice('forma', 'Forma', 'trabalhado', 'indenizado', 'dispensado'),
      field('dias', 'Dias de aviso', 'numero'),
      field('ultimoDia', 'Último dia do contrato', 'data'),
      choice('reducao', 'Redução, se trabalhado', 'duas horas por dia', 'sete dias corridos', 'não se aplica'),
    ],
    body: paper(
      title('Aviso prévio'),
      parties,
      p('{{#se campo.quem = "empregador"}}'),
      p(
        'Comunicamos que o seu contrato de trabalho, de {{contrato.admissao|data}}, na função de {{contrato.cargo}}, será encerrado sem justa causa. O aviso prévio é de {{campo.dias}} ({{campo.dias|extenso}}) dias: trinta, mais três por ano completo de serviço, até noventa (CLT, art. 487; Lei nº 12.506/2011).',
      ),
      p('{{#senao}}'),
      p(
        'Comunico o meu pedido de demissão do contrato de trabalho de {{contrato.admissao|data}}, na função de {{contrato.cargo}}, com aviso prévio de {{campo.dias}} ({{campo.dias|extenso}}) dias (CLT, art. 487).',
      ),
      p('{{/se}}'),
      table(['Forma do aviso', '{{campo.forma}}'], ['Último dia do contrato', '{{campo.ultimoDia|data}}']),
      p('{{#se campo.quem = "empregador" e campo.forma = "trabalhado"}}'),
      p('Durante o aviso a jornada é reduzida, sem prejuízo do salário (CLT, art. 488): {{campo.reducao}}.'),
      p('{{/se}}'),
      p('{{#se campo.forma = "indenizado"}}'),
      p('O aviso não será trabalhado: o seu prazo é pago e conta como tempo de serviço (CLT, art. 487, § 1º).'),
      p('{{/se}}'),
      p('{{#se campo.forma = "dispensado"}}'),
      p('O cumprimento do aviso fica dispensado, sem desconto, de acordo entre as partes.'),
      p('{{/se}}'),
      p(
        'As verbas rescisórias e os documentos são entregues em até 10 (dez) dias do término do contrato (CLT, art. 477, § 6º).',
      ),
    ),
  },
];
