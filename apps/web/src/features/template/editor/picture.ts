import { Picture } from './nodes.ts';

/** A picture shown by its bytes, which `bytesOf` fetches; told in words where they don't come. */
export const picture = (bytesOf: (sha256: string) => Promise<Blob>, words: string) =>
  Picture.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('figure');
        const image = document.createElement('img');
        let address: string | undefined;
        const draw = ({ attrs }: typeof node) => {
          image.alt = attrs.about || words;
          image.style.width = `${(Number(attrs.width) / 483) * 100}%`;
          if (typeof attrs.alignment === 'string') dom.dataset.align = attrs.alignment;
          else delete dom.dataset.align;
        };
        draw(node);
        dom.append(image);
        void bytesOf(node.attrs.sha256).then(
          bytes => {
            address = URL.createObjectURL(bytes);
            image.src = address;
          },
          () => dom.classList.add('gone'),
        );
        return {
          dom,
          ignoreMutation: () => true,
          destroy: () => address && URL.revokeObjectURL(address),
          update: next => {
            if (next.type !== node.type || next.attrs.sha256 !== node.attrs.sha256) return false;
            draw(next);
            return true;
          },
        };
      },
  });
