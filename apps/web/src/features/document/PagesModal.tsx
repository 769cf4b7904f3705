import { Modal } from '#ui/base/Modal.tsx';
import { PageStack } from './PageStack.tsx';

interface PagesModalProps {
  title: string;
  id: string;
  version: number;
  pages: number;
}

/** All pages of a document, to be looked at. */
export function PagesModal({ title, ...paper }: PagesModalProps) {
  return (
    <Modal title={title} shape="wide">
      <PageStack {...paper} />
    </Modal>
  );
}
