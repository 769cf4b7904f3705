/**
 * What Brazilian payroll documents call their fields, accent-free and lower case, tokens parted by one blank.
 * From the label synonyms in real documents (Domínio, RM, Protheus, Datasul, Folpag, SAP-like, public sector),
 * the official income statement (IN RFB 2.060/2021) and the time-clock mirror (Portaria MTP 671/2021, art. 84).
 */
export const FIELD_LABELS = {
  cpf: ['cpf', 'cpf mf', 'cpf cic', 'cic', 'n cpf', 'no cpf', 'num cpf', 'cpf do empregado', 'cpf do funcionario', 'cpf do trabalhador', 'cpf n', 'cpf do beneficiario', 'cpf do colaborador', 'cpf do servidor', 'numero do cpf', 'inscricao cpf'],
  pis: ['pis', 'pis pasep', 'pasep', 'nis', 'nit', 'pis nit', 'n pis', 'no pis', 'num pis', 'pis pasep nit', 'pis nis', 'pis pasep nis', 'numero do pis', 'n do pis', 'pis n', 'pasep pis'],
  cnpj: ['cnpj', 'cnpj mf', 'cgc', 'cnpj cei', 'cnpj cpf', 'cgc cnpj', 'cgc mf', 'inscricao', 'cnpj n', 'cei', 'inscricao cnpj', 'cnpj da empresa', 'cnpj do empregador', 'inscr'],
  registration: [
    'matricula', 'matr', 'mat', 'chapa', 'registro', 'reg', 'cadastro', 'codigo', 'cod', 'cod func', 'codigo do funcionario', 'codigo funcionario', 'cod funcionario', 'cod empregado', 'codigo do empregado', 'codigo empregado', 'codigo do colaborador',
    'cod colaborador', 'n pessoal', 'no pessoal', 'numero pessoal', 'funcional', 'id funcional', 'numero funcional', 'n registro', 'n de registro', 'numero de registro', 'no de registro', 'registro n', 'n matricula', 'no matricula', 'numero da matricula', 'num matricula',
    'prontuario', 'contrato', 'registro funcional', 're', 'cracha', 'n cracha', 'matricula n', 'numero de matricula', 'matricula funcional', 'n funcional', 'num registro', 'id', 'n do registro', 'n da matricula', 'registro do empregado', 'matricula do empregado', 'matricula do servidor', 'vinculo matricula',
  ],
  name: [
    'nome', 'nome do funcionario', 'nome do empregado', 'nome do colaborador', 'nome do servidor', 'nome do trabalhador', 'nome completo', 'nome funcionario', 'nome empregado', 'nome colaborador', 'nome do beneficiario', 'nome do associado', 'nome do titular', 'nome da empregada',
  ],
  employee: [
    'colaborador', 'servidor', 'funcionario', 'trabalhador', 'beneficiario', 'titular', 'servidor empregado', 'empregado', 'func', 'empregada', 'associado', 'cooperado', 'matricula nome', 'codigo nome', 'chapa nome', 'registro nome', 'matricula e nome', 'empregado a', 'colaborador a', 'funcionario a',
    'matricula colaborador', 'matricula funcionario', 'empregado funcionario', 'participante', 'segurado', 'autonomo', 'socio', 'prolaborista', 'codigo nome do funcionario', 'matricula nome do funcionario', 'codigo e nome', 'dados do empregado', 'dados do trabalhador', 'dados do funcionario', 'cod nome', 'reg nome',
  ],
  companyName: ['empresa', 'empregador', 'razao social', 'nome empresarial', 'nome da empresa', 'nome empresarial nome completo', 'fonte pagadora', 'orgao', 'entidade', 'nome do empregador', 'estabelecimento', 'unidade pagadora'],
  jobTitle: ['cargo', 'funcao', 'cargo nivel', 'cargo funcao', 'ocupacao', 'funcao cargo', 'descricao do cargo', 'cargo atual', 'posicao'],
  department: ['departamento', 'depto', 'dept', 'setor', 'secao', 'lotacao', 'centro de custo', 'c custo', 'cc', 'centro custo', 'c de custo', 'local de trabalho', 'unidade', 'area', 'ccusto', 'depart'],
  admission: ['admissao', 'data de admissao', 'data admissao', 'dt adm', 'dt admissao', 'data adm', 'adm', 'data da admissao', 'admitido em', 'dt de admissao', 'dt admis', 'dtadm', 'admis', 'admissao em', 'dataadmissao', 'data admis'],
  paymentDate: [
    'data de pagamento', 'data pagamento', 'data do pagamento', 'data do credito', 'data de credito', 'data credito', 'credito em', 'pagamento em', 'pago em', 'dt pagto', 'data pagto', 'dt credito', 'credito', 'pagto', 'dt pgto', 'data pgto', 'pgto', 'dt pagamento', 'data do deposito', 'data deposito', 'deposito em',
    'pagto em', 'credito em conta em', 'pagamento', 'data de pagto', 'data do pagto', 'credito dia', 'dt de pagamento', 'dt de credito', 'dt do credito', 'data prevista de pagamento', 'creditado em', 'data cred', 'dt cred',
  ],
  bank: ['banco', 'bco', 'cod banco', 'banco pagador', 'bco ag conta'],
  agency: ['agencia', 'ag', 'deposito na agencia', 'agencia credito', 'agenc', 'n agencia'],
  account: ['conta', 'conta corrente', 'c c', 'cc corrente', 'conta credito', 'cta', 'conta salario', 'cta corrente', 'n conta', 'conta deposito', 'c corrente'],
  incomeTaxDependants: ['dep ir', 'dep irrf', 'dependentes ir', 'dependentes irrf', 'n dep irrf', 'no dep irrf', 'dep irf', 'dep imposto de renda', 'dependentes imposto de renda', 'n dep ir', 'dep i r', 'n dependentes ir', 'qtd dep ir', 'dependentes', 'n dependentes', 'dependentes p ir'],
  familyAllowanceDependants: ['dep sf', 'dep sal fam', 'dependentes sf', 'dep salario familia', 'n dep sf', 'dependentes salario familia', 'dep sal familia', 'sal fam', 'n dep sal fam'],
  competence: ['competencia', 'mes ano', 'mes de referencia', 'mes referencia', 'referencia', 'ref', 'periodo', 'folha', 'mes ano ref', 'ref mes ano', 'mes', 'periodo de referencia', 'mes ano referencia', 'mes competencia', 'mes de competencia', 'compet', 'referente a', 'referente', 'refer', 'periodo de apuracao', 'comp', 'folha de', 'mes base', 'ref a', 'referente ao mes', 'mes ano de referencia', 'ano mes', 'folha mensal', 'mensalista', 'ref ao mes', 'relativo a', 'mes ano competencia'],
  kind: ['tipo de folha', 'tipo folha', 'folha tipo', 'tipo de recibo', 'tipo de pagamento', 'tipo calculo', 'tipo de calculo', 'processamento', 'tipo processo', 'tipo de processo', 'natureza do pagamento', 'tipo pagamento', 'calculo', 'tipo do recibo', 'tipo'],
  totalEarnings: [
    'total de vencimentos', 'total vencimentos', 'total dos vencimentos', 'total proventos', 'total de proventos', 'total dos proventos', 'total bruto', 'total creditos', 'total de creditos', 'total rendimentos', 'total de rendimentos', 'total dos rendimentos', 'bruto', 'valor bruto', 'salario bruto', 'tot vencimentos',
    'tot proventos', 'total venc', 'total prov', 'total de ganhos', 'total ganhos', 'tot venc', 'tot prov', 'vencimentos total', 'soma dos proventos', 'soma dos vencimentos', 'total provento', 'total vencimento', 'total a receber bruto', 'remuneracao bruta', 'total da remuneracao', 'total remuneracao', 'total de pagamentos', 'rendimento bruto', 'total de provento', 'soma proventos', 'soma vencimentos', 'proventos total', 'total de vencimento', 'total dos creditos',
  ],
  totalDeductions: [
    'total de descontos', 'total descontos', 'total dos descontos', 'total desconto', 'total debitos', 'total de debitos', 'total deducoes', 'total de deducoes', 'tot descontos', 'total desc', 'tot desc', 'descontos total', 'soma dos descontos', 'total de desconto', 'soma descontos', 'total das deducoes', 'total dos debitos', 'total de descto',
  ],
  total: ['total', 'totais', 'total geral', 'totais gerais', 'soma', 'subtotal', 'totais do recibo', 'total do recibo', 'total r'],
  net: [
    'valor liquido', 'liquido a receber', 'liquido', 'total liquido', 'liquido creditado em conta', 'liquido creditado', 'salario liquido', 'liquido pagar', 'liquido a pagar', 'valor liquido a receber', 'liquido do recibo', 'net', 'vlr liquido', 'liq a receber', 'total liquido a receber', 'valor a receber', 'total a receber',
    'liquido recebido', 'liquido r', 'valor liquido a pagar', 'valor liquido r', 'remuneracao liquida', 'liquido do mes', 'liquido da folha', 'importancia liquida', 'val liquido', 'pagamento liquido', 'liquido final', 'liq receber', 'valor liq', 'liq', 'vencimento liquido', 'rendimento liquido', 'total liq', 'liquido a creditar', 'liquido a depositar', 'valor creditado',
  ],
  salary: [
    'salario base', 'sal base', 'salario contratual', 'salario fixo', 'salario base mes', 'salario nominal', 'sal contratual', 'salario', 'sal fixo', 'salario mensal', 'sal nominal', 'salario contrato', 'sal contrato', 'vencimento base', 'salario cargo', 'salario r', 'salario base r', 'salario atual', 'remuneracao base', 'salario registro', 'base salarial', 'vlr salario', 'salario hora',
  ],
  inss: [
    'sal contr inss', 'sal contrib inss', 'salario contr inss', 'base inss', 'base calc inss', 'base de inss', 'base calculo inss', 'base de calculo inss', 'base inss ou salario contribuicao', 'base calc previdencia', 'sal base iaps inss', 'base previdencia', 'base de calculo previdencia', 'salario contribuicao inss', 'sal contribuicao inss',
    'salario de contribuicao', 'salario contribuicao', 'sal contribuicao', 'base do inss', 'base calc do inss', 'base prev', 'base de calc inss', 'base calculo do inss', 'sal contr previdencia', 'base p inss', 'base para inss', 'bc inss', 'base previd', 'sal inss', 'base de calculo do inss', 'base previdenciaria', 'salario contrib inss', 'base cal inss', 'salario de contribuicao inss', 'base calc previd', 'base contr inss', 'base de previdencia', 'base inss empresa', 'b calc inss', 'sal de contribuicao', 'sal contr',
  ],
  fgts: ['base calc fgts', 'base de calc fgts', 'base fgts', 'calc fgts', 'base de fgts', 'base calculo fgts', 'base de calculo fgts', 'base do fgts', 'bc fgts', 'base p fgts', 'base para fgts', 'base calc do fgts', 'base de calculo do fgts', 'sal fgts', 'base calculo do fgts', 'base cal fgts', 'b calc fgts', 'base deposito fgts'],
  fgtsMonth: ['fgts do mes', 'fgts mes', 'valor fgts', 'fgts', 'vlr fgts', 'valor do fgts', 'fgts depositado', 'deposito fgts', 'fgts recolhido', 'fgts a depositar', 'deposito do fgts', 'fgts no mes', 'fgts 8', 'fgts 8%', 'bases deposito fgts', 'fgts devido', 'dep fgts', 'deposito de fgts', 'valor de fgts', 'fgts valor'],
  irrf: [
    'base calc irrf', 'base de calc irrf', 'base calculo irrf', 'base de calculo irrf', 'base do irrf', 'base irrf', 'base ir', 'base de irrf', 'base de ir', 'base calc ir', 'base calculo ir', 'base de calculo ir', 'bc irrf', 'base irf', 'base imposto de renda', 'base de calculo imposto de renda', 'base p irrf', 'base para irrf', 'base do ir',
    'base calc do irrf', 'base de calculo do irrf', 'base imp renda', 'base calculo do irrf', 'base cal irrf', 'base do imposto de renda', 'b calc irrf', 'base tributavel ir', 'base calc imposto de renda', 'rendimento tributavel', 'base ir mes', 'base irrf mes',
  ],
  irrfRate: ['faixa irrf', 'aliq irrf', 'aliquota irrf', 'faixa ir', 'aliq ir', 'aliquota ir', 'faixa do irrf', 'faixa irf', 'faixa', 'aliquota de ir', 'aliquota do irrf', 'faixa de irrf', 'aliq irf', '% irrf', 'faixa imposto de renda'],
  inssValue: ['inss', 'valor inss', 'inss do mes', 'inss mes', 'vlr inss', 'inss retido', 'inss descontado'],
  irrfValue: ['irrf', 'ir', 'valor irrf', 'irrf do mes', 'irrf mes', 'ir retido', 'irrf retido', 'vlr irrf', 'irf', 'ir fonte', 'irrf descontado'],
  birthDate: ['data de nascimento', 'data nascimento', 'nascimento', 'dt nascimento', 'dt nasc', 'data nasc', 'nasc', 'nascido em', 'dt de nascimento', 'data de nasc'],
  rg: ['rg', 'identidade', 'carteira de identidade', 'rg n', 'n rg', 'cedula de identidade', 'registro geral', 'doc identidade', 'documento de identidade', 'no rg'],
  ctps: ['ctps', 'ctps serie', 'carteira de trabalho', 'ctps n', 'ctps no', 'ctps n serie', 'carteira profissional', 'ctps serie uf', 'n ctps'],
  cbo: ['cbo', 'cod cbo', 'codigo cbo', 'cbo n', 'c b o'],
  mother: ['nome da mae', 'mae', 'filiacao mae', 'mae nome', 'filiacao materna', 'genitora'],
  father: ['nome do pai', 'pai', 'filiacao pai', 'filiacao paterna', 'genitor'],
  maritalStatus: ['estado civil', 'est civil'],
  zip: ['cep'],
  city: ['cidade', 'municipio', 'cidade uf', 'municipio uf', 'localidade'],
  state: ['uf', 'estado'],
  worked: ['horas trabalhadas', 'hs trabalhadas', 'total trabalhado', 'total de horas trabalhadas', 'total horas trabalhadas', 'trabalhadas', 'hrs trabalhadas', 'horas normais', 'total normais', 'trabalhado', 'total trabalhadas', 'tot trabalhado', 'h trabalhadas', 'carga realizada', 'horas realizadas', 'total de horas'],
  overtime: ['horas extras', 'h extras', 'extras', 'total extras', 'total de horas extras', 'hs extras', 'hrs extras', 'credito de horas', 'total horas extras', 'hora extra', 'h extra', 'total credito', 'horas excedentes'],
  missing: ['horas faltantes', 'atrasos faltas', 'faltas atrasos', 'atrasos', 'faltas', 'horas falta', 'total atrasos', 'horas de falta', 'faltas e atrasos', 'atrasos e faltas', 'total faltas', 'horas negativas', 'debito de horas', 'total debito', 'horas devidas', 'h faltas'],
  previousBalance: ['saldo anterior', 'anterior', 'banco de horas anterior', 'saldo bh anterior', 'saldo ant', 'saldo inicial', 'bh anterior', 'banco anterior'],
  monthBalance: ['saldo do mes', 'saldo mes', 'saldo do periodo', 'saldo periodo'],
  balance: ['saldo atual', 'atual', 'saldo final', 'saldo banco de horas', 'saldo acumulado', 'banco de horas atual', 'saldo', 'saldo bh', 'bh atual', 'banco atual', 'saldo total'],
  other: [
    'liquido de ferias', 'liquido ferias', 'liquido rescisao', 'liquido de rescisao', 'liquido da rescisao', 'liquido das ferias', 'liquido folha anterior', 'liquido negativo', 'liquido adiantamento', 'importancia liquida discriminada',
    'emp', 'local', 'filial', 'fl', 'fil', 'turno', 'horario', 'jornada', 'sindicato', 'categoria', 'vinculo', 'endereco', 'bairro', 'sexo', 'naturalidade', 'nacionalidade', 'escolaridade', 'telefone', 'email', 'ordem', 'pagina', 'pag', 'emissao', 'data', 'data de emissao', 'assinatura', 'assinatura do funcionario',
    'assinatura do empregado', 'nivel', 'situacao', 'classe', 'padrao', 'grade', 'vl hora', 'horas mes', 'h mes', 'carga horaria', 'estab', 'divisao', 'gerencia', 'diretoria', 'projeto', 'posto', 'cliente', 'local de pagamento', 'forma de pagamento', 'natureza do rendimento', 'serie', 'horario de trabalho', 'tipo de contrato', 'tipo contrato',
    'regime', 'demissao', 'data de demissao', 'data demissao', 'afastamento', 'periodo aquisitivo', 'periodo de gozo', 'gozo', 'aquisitivo', 'via', 'mensagem', 'mensagens', 'observacao', 'observacoes', 'obs', 'sal hora', 'salario familia', 'simples', 'orgao emissor', 'titulo de eleitor', 'operadora', 'responsavel', 'insc estadual', 'inscricao estadual', 'inscricao municipal', 'grau de instrucao', 'grau instrucao',
  ],
} satisfies Record<string, readonly string[]>;

export type FieldRole = keyof typeof FIELD_LABELS;

/** Column headings of the table of pay items. A heading may mean two things; the table decides (`table-header.ts`). */
export const COLUMN_LABELS = {
  code: ['codigo', 'cod', 'cod verba', 'cod evento', 'codigo evento', 'codigo da verba', 'codigo verba', 'codigo do evento', 'cod rubrica', 'codigo rubrica', 'cd', 'num', 'n verba', 'n evento', 'cod prov', 'cod lancto', 'cdg', 'item', 'seq', 'cod da verba', 'cod do evento'],
  event: ['verba', 'evento', 'rubrica', 'verbas', 'eventos', 'rubricas', 'conta', 'lancamento', 'lancamentos', 'parcela', 'parcelas'],
  description: [
    'descricao', 'discriminacao', 'discriminacao das verbas', 'historico', 'descricao da verba', 'descricao do evento', 'descricao das verbas', 'descricao dos eventos', 'nomenclatura', 'especificacao', 'denominacao', 'descricao dos proventos', 'nome da verba', 'nome do evento', 'discriminacao dos pagamentos', 'descricao rubrica', 'descricao da rubrica', 'beneficio', 'produto',
    'descr', 'especificacoes', 'nome evento', 'discriminacao da verba', 'discriminacao dos eventos', 'descricao verba', 'descricao evento', 'detalhamento', 'discriminativo', 'discriminacao das parcelas', 'texto', 'beneficios', 'descritivo',
  ],
  reference: [
    'referencia', 'refer', 'ref', 'qtde', 'qtd', 'quant', 'quantidade', 'qtd hs', 'horas', 'horas dias', 'dias horas', 'qtd perc', 'qtde perc', 'base qtde', 'indice', 'fator', 'qtde horas', 'qtd horas', 'h dias', 'hs dias', 'referenc', 'qtde ref', 'ref qtde', 'hrs', 'hora dia', 'quant ref', 'qtd ref', 'qtd dias', 'dias hs', 'hs', 'ref perc', 'qtde hs', 'unidade', 'parametro', 'parc', 'prazo', 'referencias', 'horas qtde', 'qtd hrs', 'hrs dias',
  ],
  percentage: ['%', 'aliquota', 'perc', 'aliq', 'percentual'],
  earnings: [
    'vencimentos', 'vencimento', 'proventos', 'provento', 'creditos', 'credito', 'rendimentos', 'rendimento', 'ganhos', 'valor provento', 'vlr provento', 'valor proventos', 'venctos', 'vencto', 'valor vencimentos', 'valor vencimento', 'receitas', 'valor dos proventos', 'vlr proventos', 'venc', 'prov', 'valor credito', 'valor creditos', 'vlr vencimento', 'valor dos vencimentos', 'remuneracao', 'vlr vencimentos', 'provento r', 'haveres', 'a receber', 'valor bruto', 'pagamentos', 'proventos e vantagens', 'vantagens', 'vencimentos e vantagens',
  ],
  deductions: [
    'descontos', 'desconto', 'debitos', 'debito', 'deducoes', 'deducao', 'valor desconto', 'valor descontos', 'desc empregado', 'descto', 'vlr desconto', 'vlr descontos', 'valor dos descontos', 'desc', 'desctos', 'valor debito', 'valor debitos', 'desconto empregado', 'desconto r', 'desconto do empregado', 'parte empregado', 'retencoes', 'desc func', 'desconto funcionario', 'custo empregado', 'desconto em folha', 'desc folha', 'desc colaborador', 'desconto colaborador',
  ],
  value: ['valor', 'valor r', 'vlr', 'valor total', 'montante', 'valor em r', 'vl total', 'vlr total', 'valores', 'importancia', 'valor em reais', 'valor rs', 'valor do credito', 'valor do beneficio', 'valor beneficio', 'valor a creditar', 'total'],
  flag: ['tipo', 'p d', 'd p', 'c d', 'd c', 'v d', 'd v', 'pd', 'natureza', 'sinal', 'dc', 'cd d', 'tp', 'nat', 'prov desc', 'p d b', 't', 'classificacao', 'tipo de verba', 'tipo verba'],
  informative: ['bases', 'base', 'informativo', 'bases informativas', 'informativos', 'outros', 'base outros', 'informativas', 'base de calculo', 'outras bases', 'demonstrativo', 'base calculo', 'informacoes', 'outros valores', 'encargos', 'bases de calculo'],
  unit: ['valor unitario', 'vlr unit', 'unitario', 'vl unit', 'valor unit', 'preco', 'vlr unitario', 'valor diario', 'vl unitario', 'valor dia', 'unit'],
} satisfies Record<string, readonly string[]>;

export type ColumnRole = keyof typeof COLUMN_LABELS;
