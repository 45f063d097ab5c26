"use client";

import {
  cloneElement,
  type DOMAttributes,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";

const pauseToOpen = 300;
/** Long enough for the pointer to get from the control to the words. */
const pauseToClose = 150;
const gap = 6;
const margin = 8;

type Control = Pick<DOMAttributes<Element>, "onClick" | "onFocus" | "onBlur" | "onPointerEnter" | "onPointerLeave"> & {
  "aria-describedby"?: string;
};

/**
 * Words beside a control while it is hovered or focused by key. Our own, since Radix's brings a positioning engine that weighs a tenth of
 * what a screen may load; these words are above their control, or below where there is no room.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Control> }) {
  const id = useId();
  const [control, setControl] = useState<Element>();
  const timer = useRef<number>(undefined);

  const keep = () => window.clearTimeout(timer.current);
  const show = (element: Element | undefined, pause: number) => {
    keep();
    timer.current = window.setTimeout(() => setControl(element), pause);
  };
  const hide = () => {
    keep();
    setControl(undefined);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const { onClick, onFocus, onBlur } = children.props;
  return (
    <>
      {cloneElement(children, {
        ...(control && { "aria-describedby": id }),
        onPointerEnter: (event: PointerEvent<Element>) => event.pointerType !== "touch" && show(event.currentTarget, pauseToOpen),
        onPointerLeave: () => show(undefined, pauseToClose),
        onFocus: (event: FocusEvent<Element>) => {
          onFocus?.(event);
          if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget, 0);
        },
        onBlur: (event: FocusEvent<Element>) => {
          onBlur?.(event);
          hide();
        },
        onClick: (event: MouseEvent<Element>) => {
          onClick?.(event);
          hide();
        },
      })}
      {control && <Words id={id} text={text} control={control} onEnter={keep} onHide={hide} />}
    </>
  );
}

type WordsProps = { id: string; text: string; control: Element; onEnter: () => void; onHide: () => void };

function Words({ id, text, control, onEnter, onHide }: WordsProps) {
  const words = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!words.current) return;
    const { offsetWidth, offsetHeight, style } = words.current;
    const { left, width, top, bottom } = control.getBoundingClientRect();
    const above = top - gap - offsetHeight;
    const farthest = document.documentElement.clientWidth - offsetWidth - margin;
    style.left = `${Math.max(margin, Math.min(left + (width - offsetWidth) / 2, farthest))}px`;
    style.top = `${above < margin ? bottom + gap : above}px`;
  });

  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      // What is open beneath stays.
      event.stopPropagation();
      onHide();
    }
    window.addEventListener("keydown", leave, true);
    window.addEventListener("scroll", onHide, true);
    return () => {
      window.removeEventListener("keydown", leave, true);
      window.removeEventListener("scroll", onHide, true);
    };
  }, [onHide]);

  return createPortal(
    <div
      ref={words}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onHide}
      // An open dialog takes the pointer from all that is not in it.
      className="pointer-events-auto fixed top-0 left-0 z-60 max-w-72 animate-fade rounded-badge bg-ink px-2.5 py-1.5 text-ground text-small shadow-float"
    >
      {text}
    </div>,
    document.body,
  );
}
