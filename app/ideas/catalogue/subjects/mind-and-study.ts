export default `
`
