import 'reflect-metadata';
import { Container } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import createClient from 'openapi-fetch';
import { createContext, StrictMode, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';

/**
 * The floor: an empty page with two routes and exactly the required packages. Any page costs at least this
 * much.
 */

interface paths {
  '/hello': {
    get: { responses: { 200: { content: { 'application/json': { message: string } } } } };
  };
}
const client = createClient<paths>({ baseUrl: '/api' });

class HelloAdapter {
  async hello(): Promise<string> {
    const { data } = await client.GET('/hello');
    return data?.message ?? 'none';
  }
}

class HelloStore {
  message = '…';
  readonly #api: HelloAdapter;
  constructor(api: HelloAdapter) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }
  async load(): Promise<void> {
    const message = await this.#api.hello();
    runInAction(() => {
      this.message = message;
    });
  }
}

const container = new Container({ defaultScope: 'Singleton' });
container.bind(HelloAdapter).toSelf();
container.bind(HelloStore).toResolvedValue((api) => new HelloStore(api), [HelloAdapter]);
const Services = createContext(container);

const Shell = () => (
  <main>
    <nav>
      <Link className="home" to="/">
        Home
      </Link>{' '}
      <Link className="about" to="/about">
        About
      </Link>
    </nav>
    <Outlet />
  </main>
);
const Home = observer(function Home() {
  const store = use(Services).get(HelloStore);
  useEffect(() => void store.load(), [store]);
  return <h1 className="hello">Hello, world: {store.message}</h1>;
});
const About = () => <h1 className="about-page">About</h1>;

const router = createBrowserRouter([
  {
    path: '/',
    element: <Shell />,
    children: [
      { index: true, element: <Home /> },
      { path: 'about', element: <About /> },
    ],
  },
]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Services value={container}>
        <RouterProvider router={router} />
      </Services>
    </StrictMode>,
  );
