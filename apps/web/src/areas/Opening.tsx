/** Before the first page: the mark, so that a slow network never shows nothing. The same stands in index.html. */
export function Opening() {
  return (
    <div className="opening">
      <img src="/favicon.svg" alt="Crachá" width="48" height="48" />
    </div>
  );
}
