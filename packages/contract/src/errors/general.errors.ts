import { said } from '../kernel/said.ts';
import type { Errors } from './error.ts';

/** What any call may refuse. */
export const generalErrors = {
  UNAUTHENTICATED: {
    status: 401,
    kind: 'refusal',
    silent: true,
    goesTo: 'login',
    said: said(
      'Sua sessão terminou. Entre de novo.',
      'Your session has ended. Sign in again.',
      'Tu sesión ha terminado. Vuelve a entrar.',
    ),
  },
  RATE_LIMITED: {
    status: 429,
    kind: 'refusal',
    said: said(
      'Muitos pedidos em pouco tempo. Espere {tempo}.',
      'Too many requests in a short time. Wait {tempo}.',
      'Demasiadas peticiones en poco tiempo. Espera {tempo}.',
    ),
  },
  STEP_PENDING: {
    status: 403,
    kind: 'refusal',
    silent: true,
    said: said(
      'Falta terminar uma etapa do seu acesso.',
      'One sign-in step is still open.',
      'Falta terminar un paso de tu acceso.',
    ),
  },
  PROFILE_NOT_CHOSEN: {
    status: 403,
    kind: 'refusal',
    silent: true,
    said: said('Escolha um perfil para continuar.', 'Choose a profile to go on.', 'Elige un perfil para continuar.'),
  },
  ACCESS_GROUP_NOT_CHOSEN: {
    status: 403,
    kind: 'refusal',
    silent: true,
    said: said(
      'Escolha um grupo de acesso para continuar.',
      'Choose an access group to go on.',
      'Elige un grupo de acceso para continuar.',
    ),
  },
  ACCESS_NOT_ALLOWED: {
    status: 403,
    kind: 'refusal',
    goesTo: 'login',
    said: said(
      'Acesso não permitido, você será direcionado para a tela de login',
      'Access not allowed, you will be taken to login',
      'Acceso no permitido, irás al inicio de sesión',
    ),
  },
  ACCESS_NOT_ALLOWED_ADMIN: {
    status: 403,
    kind: 'refusal',
    goesTo: 'admin-login',
    said: said(
      'Acesso não permitido, você será direcionado para a tela de login',
      'Access not allowed, you will be taken to login',
      'Acceso no permitido, irás al inicio de sesión',
    ),
  },
  OPERATION_NOT_ALLOWED: {
    status: 403,
    kind: 'refusal',
    said: said('Operação não autorizada', 'Unauthorized operation', 'Operación no autorizada'),
  },
  FEATURE_NOT_CONTRACTED: {
    status: 403,
    kind: 'refusal',
    said: said(
      'Este recurso não faz parte do plano da empresa.',
      "This feature is not part of the company's plan.",
      'Esta función no está en el plan de la empresa.',
    ),
  },
  NOT_AVAILABLE: {
    status: 501,
    kind: 'refusal',
    said: said(
      'Este recurso ainda não está disponível.',
      'This feature is not available yet.',
      'Esta función aún no está disponible.',
    ),
  },
  CROSS_SITE_REFUSED: {
    status: 403,
    kind: 'refusal',
    said: said('Pedido recusado por segurança.', 'Request refused for security.', 'Petición rechazada por seguridad.'),
  },
  REQUIRED_FIELD: {
    status: 400,
    kind: 'input',
    said: said('Campo obrigatório', 'Required field', 'Campo obligatorio'),
  },
  INVALID_EMAIL: {
    status: 400,
    kind: 'input',
    said: said(
      'E-mail inválido. Veja se tem @ e o final certo.',
      'Invalid e-mail. Check the @ and the ending.',
      'Correo no válido. Revisa la @ y el final.',
    ),
  },
  INVALID_CPF: {
    status: 400,
    kind: 'input',
    said: said(
      'CPF não confere. Veja os 11 números.',
      'CPF is not valid. Check the 11 digits.',
      'CPF no válido. Revisa los 11 números.',
    ),
  },
  INVALID_CNPJ: {
    status: 400,
    kind: 'input',
    said: said(
      'CNPJ não confere. Veja os 14 caracteres.',
      'CNPJ is not valid. Check the 14 characters.',
      'CNPJ no válido. Revisa los 14 caracteres.',
    ),
  },
  INVALID_PHONE: {
    status: 400,
    kind: 'input',
    said: said(
      'Telefone inválido. Use DDD e número.',
      'Invalid phone. Use area code and number.',
      'Teléfono no válido. Usa prefijo y número.',
    ),
  },
  INVALID_CELL_PHONE: {
    status: 400,
    kind: 'input',
    said: said(
      'Celular inválido. Use DDD e os 9 números.',
      'Invalid cell phone. Use area code and 9 digits.',
      'Móvil no válido. Usa prefijo y los 9 números.',
    ),
  },
  INVALID_CEP: {
    status: 400,
    kind: 'input',
    said: said(
      'CEP inválido. Veja os 8 números.',
      'Invalid CEP. Check the 8 digits.',
      'CEP no válido. Revisa los 8 números.',
    ),
  },
  INVALID_PIS: {
    status: 400,
    kind: 'input',
    said: said(
      'PIS não confere. Veja os 11 números.',
      'PIS is not valid. Check the 11 digits.',
      'PIS no válido. Revisa los 11 números.',
    ),
  },
  MIN_LENGTH: {
    status: 400,
    kind: 'input',
    said: said(
      'Escreva pelo menos {min} caracteres.',
      'Write at least {min} characters.',
      'Escribe al menos {min} caracteres.',
    ),
    bare: said('O texto é curto demais.', 'The text is too short.', 'El texto es demasiado corto.'),
  },
  MAX_LENGTH: {
    status: 400,
    kind: 'input',
    said: said('Use até {max} caracteres.', 'Use up to {max} characters.', 'Usa hasta {max} caracteres.'),
    bare: said('O texto é longo demais.', 'The text is too long.', 'El texto es demasiado largo.'),
  },
  MIN_VALUE: {
    status: 400,
    kind: 'input',
    said: said(
      'O menor valor aceito é {min}.',
      'The smallest value accepted is {min}.',
      'El valor mínimo aceptado es {min}.',
    ),
    bare: said('O valor é baixo demais.', 'The value is too small.', 'El valor es demasiado bajo.'),
  },
  MAX_VALUE: {
    status: 400,
    kind: 'input',
    said: said(
      'O maior valor aceito é {max}.',
      'The largest value accepted is {max}.',
      'El valor máximo aceptado es {max}.',
    ),
    bare: said('O valor é alto demais.', 'The value is too large.', 'El valor es demasiado alto.'),
  },
  INVALID_NUMBER: {
    status: 400,
    kind: 'input',
    said: said('Número ou valor inválido.', 'Invalid number or amount.', 'Número o importe no válido.'),
  },
  INVALID_DATE: {
    status: 400,
    kind: 'input',
    said: said('Data ou hora inválida.', 'Invalid date or time.', 'Fecha u hora no válida.'),
  },
  DATE_OUT_OF_RANGE: {
    status: 400,
    kind: 'input',
    said: said(
      'A data precisa estar entre {min} e {max}.',
      'The date must be between {min} and {max}.',
      'La fecha debe estar entre {min} y {max}.',
    ),
    bare: said(
      'A data está fora do período aceito.',
      'The date is outside the accepted range.',
      'La fecha está fuera del período aceptado.',
    ),
  },
  START_AFTER_END: {
    status: 400,
    kind: 'input',
    said: said(
      'A data inicial vem depois da final.',
      'Start date is after the end date.',
      'La fecha inicial es posterior a la final.',
    ),
  },
  INVALID_COMPETENCE: {
    status: 400,
    kind: 'input',
    said: said('Competência inválida. Use MM/AAAA.', 'Invalid month. Use MM/YYYY.', 'Mes no válido. Usa MM/AAAA.'),
  },
  INVALID_OPTION: {
    status: 400,
    kind: 'input',
    said: said(
      'Escolha uma das opções da lista.',
      'Choose one of the options listed.',
      'Elige una de las opciones de la lista.',
    ),
  },
  INVALID_BANK_ACCOUNT: {
    status: 400,
    kind: 'input',
    said: said(
      'Agência ou conta não confere com o banco.',
      'Branch or account does not match the bank.',
      'La agencia o la cuenta no corresponde al banco.',
    ),
  },
  CITY_OF_OTHER_STATE: {
    status: 400,
    kind: 'input',
    said: said(
      'Este código IBGE é de outro estado. Confira o código e a UF.',
      'This IBGE code belongs to another state. Check the code and the state.',
      'Este código IBGE es de otro estado. Revisa el código y el estado.',
    ),
  },
  INVALID_PIX_KEY: {
    status: 400,
    kind: 'input',
    said: said(
      'Chave Pix inválida para o tipo escolhido.',
      'Pix key is not valid for the chosen type.',
      'Clave Pix no válida para el tipo elegido.',
    ),
  },
  INVALID_PAGE: {
    status: 400,
    kind: 'input',
    said: said(
      'Página ou tamanho de lista inválido.',
      'Invalid page or list size.',
      'Página o tamaño de lista no válido.',
    ),
  },
  INVALID_REQUEST: {
    status: 400,
    kind: 'input',
    said: said(
      'O pedido veio com dados que não entendemos.',
      'The request holds data we do not understand.',
      'La petición trae datos que no entendemos.',
    ),
  },
  UPLOAD_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said('Inclua pelo menos um arquivo.', 'Add at least one file.', 'Incluye al menos un archivo.'),
  },
  UPLOAD_EXTENSION_NOT_ALLOWED: {
    status: 400,
    kind: 'input',
    said: said(
      'Formato não aceito. Use {lista}.',
      'Format not accepted. Use {lista}.',
      'Formato no admitido. Usa {lista}.',
    ),
  },
  UPLOAD_CONTENT_MISMATCH: {
    status: 400,
    kind: 'input',
    said: said(
      'O conteúdo do arquivo não corresponde ao formato dele.',
      "The file's content does not match its format.",
      'El contenido del archivo no corresponde a su formato.',
    ),
  },
  UPLOAD_DUPLICATE: {
    status: 409,
    kind: 'refusal',
    said: said('Este arquivo já foi incluído.', 'This file was already added.', 'Este archivo ya está añadido.'),
  },
  UPLOAD_TOO_MANY: {
    status: 400,
    kind: 'input',
    said: said('Até {max} arquivos por vez.', 'Up to {max} files at a time.', 'Hasta {max} archivos a la vez.'),
    bare: said('São arquivos demais de uma vez.', 'Too many files at a time.', 'Son demasiados archivos a la vez.'),
  },
  UPLOAD_TOO_LARGE: {
    status: 413,
    kind: 'input',
    said: said('O arquivo passa de {max}.', 'File is over {max}.', 'El archivo supera {max}.'),
    bare: said('O arquivo é grande demais.', 'The file is too large.', 'El archivo es demasiado grande.'),
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    kind: 'input',
    said: said('Esta chamada não recebe arquivos.', 'This call takes no files.', 'Esta llamada no recibe archivos.'),
  },
  REQUEST_TIMEOUT: {
    status: 408,
    kind: 'refusal',
    said: said(
      'O envio ficou lento demais. Tente de novo com uma conexão melhor.',
      'The upload became too slow. Try again on a better connection.',
      'El envío fue demasiado lento. Inténtalo de nuevo con una conexión mejor.',
    ),
  },
  UPLOAD_BUSY: {
    status: 409,
    kind: 'refusal',
    said: said('Espere o envio atual terminar.', 'Wait for the current upload.', 'Espera a que termine el envío.'),
  },
  UPLOAD_UNREADABLE: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Não conseguimos ler o arquivo. Ele está vazio, danificado ou protegido por senha.',
      'We could not read the file. It is empty, damaged or password-protected.',
      'No pudimos leer el archivo. Está vacío, dañado o protegido con contraseña.',
    ),
  },
  UPLOAD_NOT_SCANNED: {
    status: 503,
    kind: 'refusal',
    said: said(
      'Não foi possível verificar se o arquivo tem vírus. Tente de novo em alguns minutos.',
      'The file could not be checked for viruses. Try again in a few minutes.',
      'No se pudo comprobar si el archivo tiene virus. Inténtalo de nuevo en unos minutos.',
    ),
  },
  UPLOAD_INFECTED: {
    status: 422,
    kind: 'refusal',
    said: said(
      'O arquivo foi recusado pela verificação de vírus.',
      'The file was refused by the virus check.',
      'El archivo fue rechazado por el antivirus.',
    ),
  },
  NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said(
      'Não encontramos o que você procura.',
      'We could not find what you are looking for.',
      'No encontramos lo que buscas.',
    ),
  },
  RECORDS_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said('Registros não encontrados', 'Records not found', 'Registros no encontrados'),
  },
  RECORD_ALREADY_EXISTS: {
    status: 409,
    kind: 'refusal',
    said: said('Registro já cadastrado', 'Record already registered', 'Registro ya existente'),
  },
  STATUS_FORBIDS: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Está {status} e não permite isso.',
      'It is {status} and does not allow that.',
      'Está {status} y no lo permite.',
    ),
    bare: said(
      'A situação de agora não permite isso.',
      'Its current status does not allow that.',
      'Su estado actual no lo permite.',
    ),
  },
  STALE_VERSION: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Alguém mudou isto enquanto você editava. Veja a versão atual.',
      'Someone changed this while you were editing. See the current version.',
      'Alguien cambió esto mientras editabas. Mira la versión actual.',
    ),
  },
  TOO_MANY_CHOSEN: {
    status: 422,
    kind: 'refusal',
    said: said(
      'O filtro acha mais de {max} pessoas. Diminua o filtro e faça em partes.',
      'The filter finds more than {max} people. Narrow it and do it in parts.',
      'El filtro encuentra más de {max} personas. Redúcelo y hazlo por partes.',
    ),
  },
  ALREADY_DECIDED: {
    status: 409,
    kind: 'refusal',
    said: said('Isto já foi decidido por {nome}.', 'This was already decided by {nome}.', 'Esto ya lo decidió {nome}.'),
    bare: said('Isto já foi decidido.', 'This was already decided.', 'Esto ya se decidió.'),
  },
  CONFIRMATION_REQUIRED: {
    status: 409,
    kind: 'refusal',
    said: said('Confirme para continuar.', 'Confirm to go on.', 'Confirma para continuar.'),
  },
  IDEMPOTENCY_CONFLICT: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este pedido já foi feito com outros dados.',
      'This request was already made with other data.',
      'Esta petición ya se hizo con otros datos.',
    ),
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    kind: 'input',
    said: said(
      'Falta a chave que evita repetir este pedido.',
      'The key that prevents repeating this request is missing.',
      'Falta la clave que evita repetir esta petición.',
    ),
  },
  DELETION_JUSTIFICATION_LENGTH: {
    status: 400,
    kind: 'input',
    said: said(
      'Conte por que está excluindo (40 a 250 letras)',
      'Say why you are deleting (40 to 250 characters)',
      'Explica por qué eliminas (40 a 250 caracteres)',
    ),
  },
  DOWNLOAD_LIMIT_EXCEEDED: {
    status: 429,
    kind: 'refusal',
    said: said('Limite Download Excedido', 'Download limit exceeded (50 per hour)', 'Límite de descargas superado'),
  },
  FILE_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said('Arquivo não encontrado', 'File not found', 'Archivo no encontrado'),
  },
  FILE_NOT_READY: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O arquivo ainda está sendo preparado.',
      'The file is still being prepared.',
      'El archivo aún se está preparando.',
    ),
  },
  LINK_EXPIRED: {
    status: 410,
    kind: 'refusal',
    said: said('Este link expirou', 'This link has expired', 'Este enlace ha caducado'),
  },
  LINK_PASSWORD_WRONG: {
    status: 403,
    kind: 'refusal',
    said: said('Senha do link incorreta.', 'Wrong link password.', 'Contraseña del enlace incorrecta.'),
  },
  PDF_CREATION_FAILED: {
    status: 500,
    kind: 'bug',
    said: said(
      'Não foi possível gerar o PDF. Tente de novo em instantes.',
      'The PDF could not be created. Try again shortly.',
      'No se pudo generar el PDF. Inténtalo de nuevo en un momento.',
    ),
  },
  NOT_SAVED: {
    status: 500,
    kind: 'bug',
    said: said(
      'Não foi possível salvar. O que você escreveu continua aqui.',
      'Could not save. What you wrote is still here.',
      'No se pudo guardar. Lo que escribiste sigue aquí.',
    ),
  },
  REQUEST_NOT_MADE: {
    status: 500,
    kind: 'bug',
    said: said(
      'Não foi possível realizar a solicitação. Tente de novo.',
      'The request could not be made. Try again.',
      'No se pudo realizar la solicitud. Inténtalo de nuevo.',
    ),
  },
  UNAVAILABLE: {
    status: 503,
    kind: 'refusal',
    said: said(
      'O sistema está ocupado neste momento. Tente de novo em alguns segundos.',
      'The system is busy right now. Try again in a few seconds.',
      'El sistema está ocupado en este momento. Inténtalo de nuevo en unos segundos.',
    ),
  },
  ERROR_SEND: {
    status: 500,
    kind: 'bug',
    said: said(
      'Não foi possível concluir. Tente de novo.',
      'Could not complete. Try again.',
      'No se pudo completar. Inténtalo de nuevo.',
    ),
  },
  ERROR_DOWNLOAD: {
    status: 500,
    kind: 'bug',
    said: said(
      'Não foi possível baixar o arquivo. Tente de novo.',
      'The file could not be downloaded. Try again.',
      'No se pudo descargar el archivo. Inténtalo de nuevo.',
    ),
  },
  IN_USE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Está em uso e não pode ser excluído: {lista}.',
      'It is in use and cannot be deleted: {lista}.',
      'Está en uso y no se puede eliminar: {lista}.',
    ),
    bare: said(
      'Está em uso e não pode ser excluído.',
      'It is in use and cannot be deleted.',
      'Está en uso y no se puede eliminar.',
    ),
  },
  RANGE_OVERLAP: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Esta faixa cruza com outra: {faixa}.',
      'This range overlaps another: {faixa}.',
      'Este rango se cruza con otro: {faixa}.',
    ),
    bare: said('Esta faixa cruza com outra.', 'This range overlaps another.', 'Este rango se cruza con otro.'),
  },
  ACCESS_GROUP_SUSPENDED: {
    status: 403,
    kind: 'refusal',
    said: said(
      'O acesso da empresa está suspenso. Fale com o administrador.',
      "The company's access is suspended. Talk to the administrator.",
      'El acceso de la empresa está suspendido. Habla con el administrador.',
    ),
  },
  API_KEY_INVALID: {
    status: 401,
    kind: 'refusal',
    said: said(
      'Chave de API inválida ou vencida.',
      'Invalid or expired API key.',
      'Clave de API no válida o caducada.',
    ),
  },
  JOB_ALREADY_RUNNING: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este processo já está em andamento.',
      'This process is already running.',
      'Este proceso ya está en marcha.',
    ),
  },
} as const satisfies Errors;
