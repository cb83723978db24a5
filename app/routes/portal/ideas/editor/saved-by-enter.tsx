/** What Enter presses in a field of its form, where the first button would be another than the one that saves. */
export function SavedByEnter() {
  return <button type="submit" className="sr-only" tabIndex={-1} aria-hidden />
}
