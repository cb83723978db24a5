/** Gets the worker once the page is loaded. Without one, as in some private windows, pages are read online. */
export function registerWorker(): void {
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
