/** In React's own file of the build, so that reading React is a task of its own, before the page's. */
export { hydrateRoot } from 'react-dom/client'
