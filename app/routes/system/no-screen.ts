/** For addresses that only take posts: with a component, even an empty one, failures show our error page. */
export default function NoScreen() {
  return null
}
