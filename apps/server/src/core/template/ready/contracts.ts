import { choice, clause, field, p, paper, parties, type ReadyTemplate, title } from './ready-template.ts';

const work = [
  clause('Cláusula 1ª – Da função'),
  p(
    'O(A) EMPREGADO(A) exercerá a função de *{{contrato.cargo}}*{{#se contrato.lotacao ≠ ""}}, lotado(a) em {{contrato.lotacao}}{{/se}}, e as tarefas que com ela combinem, respeitada a sua condição pessoal (CLT, art. 456, parágrafo único).',
  ),
  clause('Cláusula 2ª – Da jornada'),
  p(
    'A jornada será de {{contrato.horasSemanais}} ({{contrato.horasSemanais|extenso}}) horas semanais, no horário {{campo.horario}}, com intervalo para repouso e alimentação (CLT, art. 71) e repouso semanal remunerado (Lei nº 605/1949). As horas que passarem da jornada serão pagas com acréscimo de ao menos 50% ou compensadas na forma da lei (Constituição, art. 7º, XVI; CLT, art. 59).',
  ),
  clause('Cláusula 3ª – Do salário'),
  p(
    'O salário será de *{{contrato.salario|moeda}}* ({{contrato.salario|extenso}}) por {{contrato.salarioPor}}, pago até o quinto dia útil do mês seguinte ao vencido (CLT, art. 459, § 1º), com recibo. Serão descontados os valores previstos em lei ou em norma coletiva, e os que o(a) EMPREGADO(A) autorizar por escrito (CLT, art. 462).',
  ),
  clause('Cláusula 4ª – Do local de trabalho'),
  p(
    'O trabalho será prestado em {{campo.local}}. A transferência que mude o domicílio do(a) EMPREGADO(A) depende da sua anuência, salvo o que a lei permite (CLT, art. 469).',
  ),
];

const duties = [
  clause('Cláusula 6ª – Dos deveres'),
  p(
    'O(A) EMPREGADO(A) cumprirá as normas internas e as de saúde e segurança, usará os equipamentos de proteção entregues (CLT, art. 158) e guardará sigilo sobre o que souber por causa do trabalho. O dano causado por dolo pode ser descontado; o causado por culpa, apenas se assim for combinado por escrito, o que estas partes fazem aqui (CLT, art. 462, § 1º).',
  ),
  clause('Cláusula 7ª – Dos dados pessoais'),
  p(
    'Os dados do(a) EMPREGADO(A) são tratados para executar este contrato e cumprir a lei (Lei nº 13.709/2018, art. 7º, II e V), pelo tempo que ela manda guardar, e só por quem deles precisa.',
  ),
];

const apprentice = [
  p('{{#se contrato.regime = "aprendiz"}}'),
  p(
    'Por se tratar de aprendizagem, este contrato supõe matrícula e frequência em programa de aprendizagem, e jornada que não passa de seis horas diárias, salvo o que a lei permite (CLT, arts. 428 e 432).',
  ),
  p('{{/se}}'),
];

const workFields = [field('horario', 'Horário de trabalho', 'texto'), field('local', 'Local de trabalho', 'texto')];

/** Contracts of work, and what changes them. */
export const contracts: readonly ReadyTemplate[] = [
  {
    key: 'contratoIndeterminado',
    title: 'Contrato de trabalho por prazo indeterminado',
    description: 'Contrato individual com função, jornada, salário e deveres (CLT, arts. 442 a 456).',
    fields: workFields,
    body: paper(
      title('Contrato individual de trabalho por prazo indeterminado'),
      parties,
      p(
        'As partes celebram este contrato individual de trabalho (CLT, arts. 442 e 443), que se rege pelas cláusulas seguintes.',
      ),
      ...work,
      clause('Cláusula 5ª – Do prazo'),
      p(
        'Este contrato vale a partir de {{contrato.admissao|dataExtenso}}, por prazo indeterminado. Quem quiser terminá-lo sem justa causa avisará a outra parte com a antecedência da lei (CLT, art. 487; Lei nº 12.506/2011).',
      ),
      ...apprentice,
      ...duties,
      p('Por estarem de acordo, as partes assinam este contrato.'),
    ),
  },
  {
    key: 'contratoExperiencia',
    title: 'Contrato de experiência',
    description: 'Até 90 dias, com ou sem prorrogação (CLT, arts. 443, § 2º, c, 445 e 451).',
    fields: [
      ...workFields,
      field('dias', 'Dias de experiência', 'numero'),
      field('fim', 'Último dia da experiência', 'data'),
      choice('prorroga', 'Prorrogação', 'sim', 'não'),
      field('diasProrrogados', 'Dias da prorrogação', 'numero', false),
    ],
    body: paper(
      title('Contrato de trabalho a título de experiência'),
      parties,
      p(
        'As partes celebram este contrato de experiência (CLT, art. 443, § 2º, alínea c), que se rege pelas cláusulas seguintes.',
      ),
      ...work,
      clause('Cláusula 5ª – Do prazo'),
      p(
        'Este contrato vale por {{campo.dias}} ({{campo.dias|extenso}}) dias, de {{contrato.admissao|data}} a {{campo.fim|data}}. O prazo total, com a prorrogação, não passa de 90 (noventa) dias (CLT, art. 445, parágrafo único).',
      ),
      p('{{#se campo.prorroga = "sim"}}'),
      p(
        'As partes combinam desde já que o prazo poderá ser prorrogado uma única vez, por mais {{campo.diasProrrogados}} ({{campo.diasProrrogados|extenso}}) dias (CLT, art. 451).',
      ),
      p('{{#senao}}'),
      p(
        'O prazo não será prorrogado. Se o trabalho continuar depois dele, o contrato passa a ser por prazo indeterminado (CLT, art. 451).',
      ),
      p('{{/se}}'),
      p(
        'Quem terminar o contrato antes do prazo sem justa causa indeniza a outra parte como a lei manda (CLT, arts. 479 e 480). As partes têm o direito recíproco de rescisão antecipada, caso em que valem as regras dos contratos por prazo indeterminado (CLT, art. 481).',
      ),
      ...duties,
      p('Por estarem de acordo, as partes assinam este contrato.'),
    ),
  },
  {
    key: 'aditivo',
    title: 'Termo aditivo ao contrato de trabalho',
    description: 'Muda função, salário, jornada ou local, por acordo e sem prejuízo (CLT, art. 468).',
    fields: [
      choice('muda', 'O que muda', 'função', 'salário', 'jornada', 'local de trabalho', 'teletrabalho'),
      field('texto', 'Como fica', 'texto'),
      field('desde', 'Vale a partir de', 'data'),
    ],
    body: paper(
      title('Termo aditivo ao contrato individual de trabalho'),
      parties,
      p(
        'As partes mudam, de comum acordo e sem prejuízo direto ou indireto ao(à) EMPREGADO(A) (CLT, art. 468), o contrato de trabalho celebrado em {{contrato.admissao|data}}, na função de {{contrato.cargo}}.',
      ),
      clause('Cláusula 1ª – Do que muda'),
      p('A partir de {{campo.desde|dataExtenso}} muda: *{{campo.muda}}*. {{campo.texto}}'),
      p('{{#se campo.muda = "teletrabalho"}}'),
      p(
        'No teletrabalho, as atividades, os equipamentos e o reembolso de despesas constam deste termo (CLT, arts. 75-C e 75-D), e o(a) EMPREGADO(A) foi instruído(a) sobre as precauções para evitar doenças e acidentes (CLT, art. 75-E). A volta ao trabalho presencial respeita o prazo de transição de ao menos 15 (quinze) dias.',
      ),
      p('{{/se}}'),
      clause('Cláusula 2ª – Do que fica'),
      p('As demais cláusulas do contrato continuam como estão.'),
      p('Por estarem de acordo, as partes assinam este termo.'),
    ),
  },
];
