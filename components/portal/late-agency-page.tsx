"use client";

import dynamic from "next/dynamic";

/** The page of an agency, in a script of its own: vendors on their phones do not load it. */
export const LateAgencyPage = dynamic(() => import("@/components/portal/agency-page").then((file) => file.AgencyPage));
