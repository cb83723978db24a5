const forms = new Set<() => boolean>()

/** Whether a form of this page holds something that was typed and not saved. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved())
}

/** Adds a form of this page; answers how to remove it. */
export function watchForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
  return () => forms.delete(isUnsaved)
}
