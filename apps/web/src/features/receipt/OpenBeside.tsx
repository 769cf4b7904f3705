/** A row's name that opens it beside the list as it is filtered: an address of its own would lose that. */
export function OpenBeside({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="block max-w-full ellipsis text-left leading-5 font-semibold underline-offset-2 hover:underline max-lg:min-h-11"
      onClick={onOpen}
    >
      {name}
    </button>
  );
}
