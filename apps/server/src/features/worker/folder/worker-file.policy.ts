interface Reader {
  profile: string;
  permissions: ReadonlySet<string>;
}
type FileAct = 'baixar' | 'editar' | 'excluir';

const asked: Record<FileAct, string> = {
  baixar: 'RhDocumentoEmpregadoDownload',
  editar: 'RhDocumentoEmpregadoEditar',
  excluir: 'RhDocumentoEmpregadoDeletar',
};

/** What the reader may do with a file of a folder: its worker takes it, HR what its grants say; a former employment's is changed in its own folder. */
export function fileActsOf({ profile, permissions }: Reader, isFormer = false): FileAct[] {
  if (profile === 'trabalhador') return ['baixar'];
  const acts: FileAct[] = isFormer ? ['baixar'] : ['baixar', 'editar', 'excluir'];
  return profile === 'rh' ? acts.filter(act => permissions.has(asked[act])) : [];
}

/** What is published is taken by its own grants beside the folder's. */
export function takesPublished({ profile, permissions }: Reader, mayDownload: boolean): boolean {
  return mayDownload && (profile !== 'rh' || permissions.has(asked.baixar));
}
