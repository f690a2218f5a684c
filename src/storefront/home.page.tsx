export default function Home() {
  return <h1>gamelle</h1>;
}
