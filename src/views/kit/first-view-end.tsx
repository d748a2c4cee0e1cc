/**
 * Marks where a phone's first view ends. The server lets a phone paint the page once it has received this much
 * (server/pages/document.ts); nothing above may depend on what follows. At most one per page.
 */
export const FirstViewEnd = () => <i id="first-view" hidden />;
