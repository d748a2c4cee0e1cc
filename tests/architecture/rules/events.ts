import ts from 'typescript';
import { HEARD } from '../../../src/app/quiet-root';
import { at, nodesOf, type Rule } from '../rule';
import { isTest } from '../source-file';

/** React listens for these at the element itself. */
const AT_ELEMENT = new Set([
  ...['beforetoggle', 'cancel', 'close', 'error', 'invalid', 'load', 'scroll', 'scrollend', 'toggle'],
  ...['ended', 'loadedmetadata', 'pause', 'play', 'timeupdate', 'volumechange'],
]);

/** Names in React that differ from those of the browser. */
const BROWSER_NAMES: Readonly<Record<string, string>> = {
  focus: 'focusin',
  blur: 'focusout',
  doubleclick: 'dblclick',
  mouseenter: 'mouseover',
  mouseleave: 'mouseover',
};

/** A component passes these to an element. */
const ANYWHERE =
  /^on((Pointer|Mouse|Touch|Drag|Wheel|Composition|Transition)([A-Z]\w*)?|Key(Up|Press)|Paste|Copy|Cut|ContextMenu|DoubleClick|BeforeInput)$/;

const isHeard = (handler: string): boolean => {
  const name = handler
    .slice(2)
    .replace(/Capture$/, '')
    .toLowerCase();
  return AT_ELEMENT.has(name) || HEARD.test(BROWSER_NAMES[name] ?? name);
};

export const heardEvents: Rule = {
  name: 'views handle only events for which React listens',
  reason: 'Other handlers are never called, because each event costs slow phones time with every tap.',
  wayOut:
    'Use a listener of the element in an effect, or add the event to src/app/quiet-root.ts and measure.',
  covers: (path) => path.startsWith('src/views/') && !isTest(path),
  find: (file) =>
    nodesOf(file)
      .filter(
        (node) => ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node),
      )
      .filter((node) => {
        const name = node.name.getText(file.tree);
        const reaches =
          ANYWHERE.test(name) ||
          (ts.isJsxAttribute(node) && /^on[A-Z]/.test(name) && isElement(node, file.tree));
        return reaches && !isHeard(name);
      })
      .map((node) => at(file, node, `handles ${node.name?.getText(file.tree)}.`)),
};

/** Elements of the browser are lower-case. */
const isElement = ({ parent }: ts.JsxAttribute, tree: ts.SourceFile): boolean =>
  /^[a-z]/.test(parent.parent.tagName.getText(tree));
