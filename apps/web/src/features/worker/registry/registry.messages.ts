import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const registryTexts = defineTexts({
  title: ['Importações', 'Imports', 'Importaciones'],
  lead: [
    'Traga o cadastro de uma planilha ou do eSocial. Nada muda antes de você aplicar.',
    'Bring the registry from a spreadsheet or from eSocial. Nothing changes before you apply it.',
    'Traiga el registro de una hoja o de eSocial. Nada cambia antes de que lo aplique.',
  ],
  parts: ['Tipo de importação', 'Kind of import', 'Tipo de importación'],
  payroll: ['Folha', 'Payroll', 'Nómina'],
  registry: ['Cadastro', 'Registry', 'Registro'],
  rubrics: ['Verbas do eSocial', 'eSocial pay items', 'Conceptos del eSocial'],
  drop: ['Enviar arquivo do cadastro', 'Send a registry file', 'Enviar archivo del registro'],
  dropHelp: [
    'CSV, XLSX, XML do eSocial (S-2200, também em ZIP) ou fichas de registro (PDF, também em ZIP), até 100 MB.',
    'CSV, XLSX, eSocial XML (S-2200, also in a ZIP) or employee records (PDF, also in a ZIP), up to 100 MB.',
    'CSV, XLSX, XML de eSocial (S-2200, también en ZIP) o fichas de registro (PDF, también en ZIP), hasta 100 MB.',
  ],
  dropOffline: ['Enviar volta com a internet', 'Sending is back with the internet', 'El envío vuelve con internet'],
  sending: ['Enviando o arquivo', 'Sending the file', 'Enviando el archivo'],
  notTaken: [
    (name: string) => `${name} não foi enviado`,
    name => `${name} was not sent`,
    name => `${name} no se envió`,
  ],
  openStanding: word.open,
  search: ['Buscar arquivo', 'Search file', 'Buscar archivo'],
  searchHint: ['Nome do arquivo', 'Name of the file', 'Nombre del archivo'],
  state: word.state,
  everyState: ['todas', 'all', 'todas'],
  states: {
    naFila: ['Na fila', 'In line', 'En cola'],
    lendo: ['Conferindo', 'Checking', 'Revisando'],
    confirmarColunas: ['Confirmar colunas', 'Confirm columns', 'Confirmar columnas'],
    conferir: ['Para aplicar', 'To apply', 'Para aplicar'],
    aplicando: ['Aplicando', 'Applying', 'Aplicando'],
    aplicada: ['Aplicada', 'Applied', 'Aplicada'],
    comErro: ['Com erro', 'Failed', 'Con error'],
    cancelada: ['Cancelada', 'Cancelled', 'Cancelada'],
    desfazendo: ['Desfazendo', 'Undoing', 'Deshaciendo'],
    desfeita: ['Desfeita', 'Undone', 'Deshecha'],
  },
  list: ['Arquivos do cadastro', 'Registry files', 'Archivos del registro'],
  file: ['Arquivo', 'File', 'Archivo'],
  sentBy: ['Enviado por', 'Sent by', 'Enviado por'],
  when: word.when,
  rows: ['Linhas', 'Rows', 'Filas'],
  none: ['Nenhum arquivo do cadastro ainda', 'No registry file yet', 'Ningún archivo del registro todavía'],
  noneLead: [
    'Solte aqui a planilha dos trabalhadores.',
    'Drop the spreadsheet of the workers here.',
    'Suelte aquí la hoja de los trabajadores.',
  ],
  total: [
    (count: number) => pt(count, 'arquivo', 'arquivos'),
    count => en(count, 'file', 'files'),
    count => es(count, 'archivo', 'archivos'),
  ],
  back: ['Voltar aos arquivos', 'Back to the files', 'Volver a los archivos'],
  sentLine: [
    (who: string, when: string) => `${who} · ${when}`,
    (who, when) => `${who} · ${when}`,
    (who, when) => `${who} · ${when}`,
  ],
  reading: [
    'O arquivo está sendo conferido com o cadastro. Pode sair desta tela.',
    'The file is being checked against the registry. You can leave this screen.',
    'El archivo se está revisando con el registro. Puede salir de esta pantalla.',
  ],
  nothingYet: [
    (day: string) =>
      `Nada mudou ainda. Função, lotação, salário e os outros campos com data valem a partir de ${day} para quem já está cadastrado.`,
    day =>
      `Nothing has changed yet. Position, department, salary and the other dated fields hold from ${day} for who is registered already.`,
    day =>
      `Nada ha cambiado aún. Puesto, departamento, salario y los demás campos con fecha valen desde ${day} para quien ya está registrado.`,
  ],
  nothingToDo: [
    'Não há nada para aplicar: tudo já está assim ou ficou de fora.',
    'There is nothing to apply: all of it is so already or was left out.',
    'No hay nada que aplicar: todo ya está así o quedó fuera.',
  ],
  applying: [
    'Aplicando tudo de uma vez. Pode sair desta tela.',
    'All of it is applied at once. You can leave this screen.',
    'Se aplica todo de una vez. Puede salir de esta pantalla.',
  ],
  appliedOn: [(when: string) => `Aplicada em ${when}.`, when => `Applied on ${when}.`, when => `Aplicada el ${when}.`],
  cancelledLead: [
    'Nada foi aplicado. O arquivo continua guardado.',
    'Nothing was applied. The file is still kept.',
    'No se aplicó nada. El archivo sigue guardado.',
  ],
  undoing: ['Desfazendo o que foi aplicado.', 'What was applied is being undone.', 'Deshaciendo lo que se aplicó.'],
  undoneLead: [
    'O cadastro voltou ao que era antes deste arquivo.',
    'The registry is what it was before this file.',
    'El registro volvió a lo que era antes de este archivo.',
  ],
  rowsDropped: [
    (when: string) =>
      `As linhas deste arquivo foram excluídas em ${when}, 30 dias depois do último passo. Não dá mais para desfazer.`,
    when => `The rows of this file were deleted on ${when}, 30 days after its last step. It can no longer be undone.`,
    when =>
      `Las filas de este archivo se borraron el ${when}, 30 días después del último paso. Ya no se puede deshacer.`,
  ],
  nothingLost: ['O cadastro está como antes.', 'The registry is as it was.', 'El registro está como antes.'],
  failures: {
    FILE_BROKEN: [
      'O arquivo está quebrado ou tem mais colunas e texto do que uma planilha comporta.',
      'The file is broken, or has more columns and text than a spreadsheet can hold.',
      'El archivo está dañado o tiene más columnas y texto de lo que admite una hoja.',
    ],
    FILE_EMPTY: ['O arquivo está vazio.', 'The file is empty.', 'El archivo está vacío.'],
    FILE_TYPE_UNKNOWN: [
      'O arquivo não é um cadastro, uma admissão do eSocial (S-2200) nem uma ficha de registro.',
      'The file is no registry, no eSocial admission (S-2200) and no employee record.',
      'El archivo no es un registro, una admisión de eSocial (S-2200) ni una ficha de registro.',
    ],
    FILE_TOO_LARGE: [
      'O arquivo é grande demais. Divida em partes.',
      'The file is too large. Split it.',
      'El archivo es demasiado grande. Divídalo.',
    ],
    FILE_TOO_SLOW: [
      'O arquivo demorou demais para ler e a leitura foi interrompida. Gere de novo ou envie em partes menores.',
      'The file took too long to read, and reading was stopped. Export it again, or send it in smaller parts.',
      'El archivo tardó demasiado en leerse y la lectura se interrumpió. Genérelo de nuevo o envíelo en partes menores.',
    ],
    ZIP_TOO_LARGE: [
      'O ZIP é grande demais. Divida em partes.',
      'The ZIP is too large. Split it.',
      'El ZIP es demasiado grande. Divídalo.',
    ],
    ZIP_TOO_MANY_FILES: [
      'O ZIP tem arquivos demais. Divida em partes.',
      'The ZIP holds too many files. Split it.',
      'El ZIP tiene demasiados archivos. Divídalo.',
    ],
    ZIP_RATIO_SUSPICIOUS: [
      'O ZIP se expande de um jeito suspeito e não foi aberto.',
      'The ZIP swells suspiciously and was not opened.',
      'El ZIP se expande de forma sospechosa y no se abrió.',
    ],
    TABLE_HEADING_NOT_FOUND: [
      'Não encontramos os títulos das colunas. A primeira linha deve ter, por exemplo, CPF e Nome.',
      'The titles of the columns were not found. The first row should have, say, CPF and Nome.',
      'No encontramos los títulos de las columnas. La primera fila debe tener, por ejemplo, CPF y Nome.',
    ],
    STALE_VERSION: [
      'Alguém mudou o que este arquivo escreveu. Não foi desfeito.',
      'Somebody changed what this file wrote. It was not undone.',
      'Alguien cambió lo que escribió este archivo. No se deshizo.',
    ],
    WORKER_STOPPED: [
      'Não foi possível concluir. Tente de novo.',
      'It could not be done. Try again.',
      'No fue posible. Inténtelo de nuevo.',
    ],
  },
  log: ['Ver registro', 'See the log', 'Ver el historial'],
  machine: word.system,
  events: {
    sent: ['Arquivo enviado', 'File sent', 'Archivo enviado'],
    rowCorrected: ['Linha corrigida', 'Row corrected', 'Fila corregida'],
    columnsConfirmed: ['Colunas confirmadas', 'Columns confirmed', 'Columnas confirmadas'],
    planned: ['Conferido com o cadastro', 'Checked against the registry', 'Revisado con el registro'],
    applying: ['Aplicação pedida', 'Asked to apply', 'Aplicación pedida'],
    applied: ['Aplicado', 'Applied', 'Aplicado'],
    overtaken: [
      'O cadastro mudou: conferido de novo',
      'The registry has changed: checked again',
      'El registro cambió: revisado de nuevo',
    ],
    cancelled: ['Cancelado', 'Cancelled', 'Cancelado'],
    retried: ['Conferência pedida de novo', 'Asked to check again', 'Revisión pedida de nuevo'],
    failed: ['Parou com erro', 'Stopped by an error', 'Se detuvo con error'],
    undoing: ['Volta pedida', 'Asked to undo', 'Vuelta pedida'],
    undone: ['Desfeito', 'Undone', 'Deshecho'],
    notUndone: ['Não foi desfeito', 'Not undone', 'No se deshizo'],
  },
  downloadRefused: ['Baixar recusadas', 'Download refused rows', 'Descargar rechazadas'],
  refusedFile: ['linhas-recusadas.csv', 'refused-rows.csv', 'filas-rechazadas.csv'],
  moreActs: ['Mais ações', 'More acts', 'Más acciones'],
  stands: [
    (text: string) => (text === '' ? 'vazio no arquivo' : `no arquivo: ${text}`),
    text => (text === '' ? 'empty in the file' : `in the file: ${text}`),
    text => (text === '' ? 'vacío en el archivo' : `en el archivo: ${text}`),
  ],
  correct: ['Corrigir', 'Correct', 'Corregir'],
  correctOf: [
    (field: string, row: string) => `Corrigir ${field} de ${row}`,
    (field, row) => `Correct ${field} of ${row}`,
    (field, row) => `Corregir ${field} de ${row}`,
  ],
  saveCell: word.save,
  leaveCell: word.cancel,
  corrected: [
    (line: number) => `Linha ${line} corrigida e conferida de novo`,
    line => `Row ${line} corrected and checked again`,
    line => `Fila ${line} corregida y revisada de nuevo`,
  ],
  adjust: ['Ajustar colunas', 'Adjust columns', 'Ajustar columnas'],
  retry: ['Conferir de novo', 'Check again', 'Revisar de nuevo'],
  cancel: word.cancel,
  undo: word.undo,
  apply: [
    (count: number) => `Aplicar ${pt(count, 'linha', 'linhas')}`,
    count => `Apply ${en(count, 'row', 'rows')}`,
    count => `Aplicar ${es(count, 'fila', 'filas')}`,
  ],
  applyTitle: ['Aplicar ao cadastro?', 'Apply to the registry?', '¿Aplicar al registro?'],
  applyLead: [
    (added: number, changed: number) =>
      `${pt(added, 'vínculo novo', 'vínculos novos')} e ${pt(changed, 'vínculo mudado', 'vínculos mudados')}.`,
    (added, changed) =>
      `${en(added, 'new employment', 'new employments')} and ${en(changed, 'changed employment', 'changed employments')}.`,
    (added, changed) =>
      `${es(added, 'vínculo nuevo', 'vínculos nuevos')} y ${es(changed, 'vínculo cambiado', 'vínculos cambiados')}.`,
  ],
  applyLeft: [
    (count: number) => `${pt(count, 'linha fica', 'linhas ficam')} de fora, com o motivo na planilha de recusadas.`,
    count => `${en(count, 'row is', 'rows are')} left out, with the reason in the sheet of refused rows.`,
    count => `${es(count, 'fila queda', 'filas quedan')} fuera, con el motivo en la hoja de rechazadas.`,
  ],
  applyNoted: [
    (count: number) =>
      `${pt(count, 'linha tem', 'linhas têm')} aviso, como pedidos abertos de quem sai. Veja antes em “Com aviso”.`,
    count =>
      `${en(count, 'row has', 'rows have')} a note, such as open requests of who leaves. Look at “With a note” first.`,
    count =>
      `${es(count, 'fila tiene', 'filas tienen')} aviso, como solicitudes abiertas de quien sale. Míralas antes en “Con aviso”.`,
  ],
  applyWhole: [
    'Tudo é gravado de uma vez, ou nada.',
    'All of it is saved at once, or nothing.',
    'Todo se guarda de una vez, o nada.',
  ],
  undoTitle: ['Desfazer esta importação?', 'Undo this import?', '¿Deshacer esta importación?'],
  undoLead: [
    (added: number, changed: number) =>
      `${pt(added, 'vínculo criado sai', 'vínculos criados saem')} do cadastro e ${pt(changed, 'vínculo volta', 'vínculos voltam')} ao que era. Se alguém mudou algum deles, nada é desfeito.`,
    (added, changed) =>
      `${en(added, 'employment made', 'employments made')} leave the registry and ${en(changed, 'employment goes', 'employments go')} back to what it was. If somebody has changed any of them, nothing is undone.`,
    (added, changed) =>
      `${es(added, 'vínculo creado sale', 'vínculos creados salen')} del registro y ${es(changed, 'vínculo vuelve', 'vínculos vuelven')} a lo que era. Si alguien cambió alguno, no se deshace nada.`,
  ],
  acts: ['Filtro pelo que acontece', 'Filter by what happens', 'Filtro por lo que sucede'],
  all: word.allOfThem,
  actsMany: {
    incluir: ['Incluir', 'Add', 'Incluir'],
    mudar: word.changeTo,
    igual: ['Sem mudança', 'No change', 'Sin cambio'],
    recusar: ['Recusadas', 'Refused', 'Rechazadas'],
  },
  actsOne: {
    incluir: ['Incluir', 'Add', 'Incluir'],
    mudar: word.changeTo,
    igual: ['Sem mudança', 'No change', 'Sin cambio'],
    recusar: ['Recusada', 'Refused', 'Rechazada'],
  },
  searchRow: ['Buscar linha', 'Search row', 'Buscar fila'],
  searchRowHint: word.nameOrRegistration,
  rowList: ['Linhas do arquivo', 'Rows of the file', 'Filas del archivo'],
  rowOf: [(line: number) => `Linha ${line}`, line => `Row ${line}`, line => `Fila ${line}`],
  rowTotal: [
    (count: number) => pt(count, 'linha', 'linhas'),
    count => en(count, 'row', 'rows'),
    count => es(count, 'fila', 'filas'),
  ],
  worker: word.worker,
  noName: ['Sem nome', 'No name', 'Sin nombre'],
  line: ['Linha', 'Row', 'Fila'],
  cpf: word.cpf,
  registrationNumber: word.registration,
  company: word.company,
  becomes: ['O que acontece', 'What happens', 'Qué sucede'],
  hidden: ['muda (valor protegido)', 'changes (protected value)', 'cambia (valor protegido)'],
  from: [(day: string) => `a partir de ${day}`, day => `from ${day}`, day => `desde ${day}`],
  columns: ['Colunas do arquivo', 'Columns of the file', 'Columnas del archivo'],
  columnsQuestion: ['O que cada coluna traz?', 'What does each column hold?', '¿Qué trae cada columna?'],
  columnsLead: [
    'Vale também para os próximos arquivos com estas colunas. Célula vazia não muda nada.',
    'It counts for the next files with these columns too. An empty cell changes nothing.',
    'Vale también para los próximos archivos con estas columnas. Una celda vacía no cambia nada.',
  ],
  ignored: ['Não ler', 'Not read', 'No leer'],
  identity: { cpf: word.cpf, cnpj: ['CNPJ da empresa', 'CNPJ of the company', 'CNPJ de la empresa'] },
  untitled: [(at: number) => `Coluna ${at}`, at => `Column ${at}`, at => `Columna ${at}`],
  holds: [(title: string) => `O que traz ${title}`, title => `What ${title} holds`, title => `Qué trae ${title}`],
  noSample: ['sem valores', 'no values', 'sin valores'],
  repeated: [
    (columns: string) => `Só uma coluna pode ser: ${columns}`,
    columns => `Only one column can be: ${columns}`,
    columns => `Solo una columna puede ser: ${columns}`,
  ],
  missing: [
    (columns: string) => `Falta dizer qual coluna é: ${columns}`,
    columns => `Still to say which column is: ${columns}`,
    columns => `Falta decir qué columna es: ${columns}`,
  ],
  chooseCompany: [
    'Escolha a empresa: o arquivo não traz o CNPJ.',
    'Choose the company: the file has no CNPJ.',
    'Elija la empresa: el archivo no trae el CNPJ.',
  ],
  ownFields: ['Campos próprios das empresas', 'Companies’ own fields', 'Campos propios de las empresas'],
  ownFieldsLead: [
    'Um campo próprio é lido nas linhas das empresas que o têm; nas outras, a linha avisa.',
    'A field of a company’s own is read in the rows of the companies that have it; in others the row says so.',
    'Un campo propio se lee en las filas de las empresas que lo tienen; en las demás, la fila avisa.',
  ],
  ownPayField: [(name: string) => `${name} (remuneração)`, name => `${name} (pay)`, name => `${name} (remuneración)`],
  ownField: ['Campo próprio', 'Field of the company’s own', 'Campo propio'],
  companies: [
    (count: number) => pt(count, 'empresa', 'empresas'),
    count => en(count, 'company', 'companies'),
    count => es(count, 'empresa', 'empresas'),
  ],
  withNote: [(act: string) => `${act}, com aviso`, act => `${act}, with a note`, act => `${act}, con aviso`],
  withNotes: ['Com aviso', 'With a note', 'Con aviso'],
  fillTitle: [
    'Campos que os novos precisam ter',
    'Fields that new workers must have',
    'Campos que los nuevos deben tener',
  ],
  fillLead: [
    'As empresas exigem estes campos e o arquivo não traz coluna para eles. O valor vale para todos os novos trabalhadores deste arquivo.',
    'The companies require these fields and the file has no column for them. The value holds for all new workers of this file.',
    'Las empresas exigen estos campos y el archivo no trae columna para ellos. El valor vale para todos los trabajadores nuevos de este archivo.',
  ],
  withoutPay: [
    'Colunas de remuneração e de banco não serão lidas: você não tem essa permissão.',
    'Columns of pay and bank will not be read: you lack that permission.',
    'Las columnas de remuneración y banco no se leerán: no tiene ese permiso.',
  ],
  companyOfRows: ['Empresa das linhas sem CNPJ', 'Company of rows without a CNPJ', 'Empresa de las filas sin CNPJ'],
  companyHelp: [
    'Usada quando a linha não diz a empresa.',
    'Used where the row names no company.',
    'Se usa cuando la fila no dice la empresa.',
  ],
  noCompany: ['Nenhuma', 'None', 'Ninguna'],
  day: ['Mudanças valem a partir de', 'Changes hold from', 'Los cambios valen desde'],
  dayHelp: [
    'Para função, lotação, salário e os outros campos com data. Quem é incluído começa na admissão.',
    'For position, department, salary and the other dated fields. Who is added begins with the admission.',
    'Para puesto, departamento, salario y los demás campos con fecha. Quien se incluye empieza en el ingreso.',
  ],
  confirm: ['Confirmar colunas', 'Confirm columns', 'Confirmar columnas'],
  confirmed: [
    'Colunas confirmadas. A conferência começou.',
    'Columns confirmed. The check has begun.',
    'Columnas confirmadas. La revisión empezó.',
  ],
});

export type RegistryTexts = TextsIn<typeof registryTexts>;
