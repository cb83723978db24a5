const forms = new Set<() => boolean>()

/** Whether a form of this page has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved())
}

export function watchForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
  return () => forms.delete(isUnsaved)
}
