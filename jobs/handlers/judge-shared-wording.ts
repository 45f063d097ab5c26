import { handles } from "@/jobs/handler";
import { judgeSharedWordingJob } from "@/lib/compliance/wordings/jobs";
import { judgeSharedWording } from "@/lib/compliance/wordings/sharing-commands";

export const judgeOneSharedWording = handles(judgeSharedWordingJob, ({ sharedId }) => judgeSharedWording(sharedId));
