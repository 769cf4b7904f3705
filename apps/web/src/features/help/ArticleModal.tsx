import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { currentLanguage } from '#kernel/base/language.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Modal } from '#ui/base/Modal.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { type ArticleForm, type HelpFilter, type KeptArticle, useSaveHelp } from './help.api.ts';
import { helpContentTexts } from './help-content.messages.ts';

interface ArticleModalProps {
  article: KeptArticle | undefined;
  /** What the list is filtered by is what a new article most likely is. */
  filter: HelpFilter;
}

/** One article: where it belongs, what it says, whether it is published. Place and kind of content stay as they were made. */
export function ArticleModal({ article, filter }: ArticleModalProps) {
  const t = useTexts(helpContentTexts);
  const [first] = useState(() => formOf(article, filter));
  const [form, setForm] = useState(first);
  const [file, setFile] = useState<File>();
  const save = useSaveHelp(article);
  const missing = missingIn(form, file !== undefined || Boolean(article?.arquivo));
  const act = () =>
    void save.mutateAsync({ form, file }).then(() => {
      closeModal();
      toast(t.saved);
    }, tellFailure);
  return (
    <Modal
      shape="wide"
      title={article ? article.titulo : t.create}
      dirty={form !== first || file !== undefined}
      footer={<FootAct act={t.save} why={missing && t[missing]} busy={save.isPending} onClick={act} />}
    >
      <ArticleFields form={form} onChange={setForm} article={article} onFile={setFile} hasFile={file !== undefined} />
    </Modal>
  );
}

function formOf(article: KeptArticle | undefined, filter: HelpFilter): ArticleForm {
  return {
    area: article?.area ?? filter.area ?? 'worker',
    language: article?.idioma ?? filter.language ?? currentLanguage(),
    kind: article?.tipo ?? filter.kind ?? 'manual',
    title: article?.titulo ?? '',
    body: article?.corpo ?? '',
    link: article?.link ?? '',
    position: article?.posicao ?? 100,
    published: article?.publicado ?? false,
  };
}

const address = /^https:\/\/[^\s/]+\.\S+$/i;

function missingIn({ title, kind, link, body }: ArticleForm, isPdf: boolean) {
  if (!title.trim()) return 'titleFirst' as const;
  if (kind === 'video') return address.test(link.trim()) ? undefined : ('linkFirst' as const);
  return isPdf || body.trim() ? undefined : ('bodyFirst' as const);
}
